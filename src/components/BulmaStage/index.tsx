import type { ReactNode } from 'react';
import stylesheet from '@generated/bulma-css/default/stylesheet.json';
import useBaseUrl from '@docusaurus/useBaseUrl';
import styles from './styles.module.css';

/** The one place where Bulma's styles hold. The stylesheet loads only on pages that have such a place. */
export default function BulmaStage({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={styles.stage}>
      <link rel="stylesheet" href={useBaseUrl(stylesheet.href)} precedence="bulma" />
      <div className="bulma-demo">{children}</div>
    </div>
  );
}
