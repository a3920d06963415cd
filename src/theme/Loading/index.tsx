// In the original, the error has too little contrast, and neither state is announced.
import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { LoadingComponentProps } from 'react-loadable';
import { useFocusReturn } from '../Error/useFocusReturn.ts';
import styles from './styles.module.css';

export default function Loading({ error, pastDelay, retry }: LoadingComponentProps): ReactNode {
  useFocusReturn();
  if (error) {
    return (
      <div role="alert" className={styles.failure}>
        <p>
          <Translate id="site.loading.failed">This page could not be loaded.</Translate>
        </p>
        <p className={styles.reason}>{String(error)}</p>
        <button type="button" className="button button--primary" onClick={retry}>
          <Translate id="site.loading.retry">Retry</Translate>
        </button>
      </div>
    );
  }
  if (!pastDelay) return null;
  return (
    <p role="status" className={styles.loading}>
      <Translate id="site.loading.loading">Loading the page …</Translate>
    </p>
  );
}
