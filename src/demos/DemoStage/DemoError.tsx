import type { ReactNode } from 'react';
import type { FallbackParams } from '@docusaurus/ErrorBoundary';
import styles from './styles.module.css';

/** Takes the place of a demo that throws; the rest of the page goes on working. */
export default function DemoError({ error, tryAgain }: FallbackParams): ReactNode {
  return (
    <div role="alert" className={styles.error}>
      <p>This demo stopped: {error.message}</p>
      <button type="button" onClick={tryAgain}>
        Try again
      </button>
    </div>
  );
}
