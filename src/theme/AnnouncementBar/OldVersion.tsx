import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useVersions } from '../../ui/Versions/useVersions.ts';
import styles from './styles.module.css';

/** Says on each page of an old version that it is one, and leads to the same page of the newest. */
export default function OldVersion(): ReactNode {
  const { title } = useDocusaurusContext().siteConfig;
  const { own, current, linkTo } = useVersions();
  return (
    <section
      className={styles.bar}
      aria-label={translate({ id: 'site.oldVersion.label', message: 'Old version' })}
    >
      <p className={styles.content}>
        This is the documentation of {title} {own}.{' '}
        <a {...linkTo(current)}>Open the newest pages</a>.
      </p>
    </section>
  );
}
