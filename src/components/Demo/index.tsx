import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { DemoModule } from '*.demo.tsx?demo';
import type { ViewProps } from '*.demo.tsx?view';
import DemoTabs from './DemoTabs';
import styles from './styles.module.css';

/** A running component, and below it the file that it runs from and the HTML that it renders. */
export default function Demo({ demo, height }: ViewProps<DemoModule>): ReactNode {
  // Links to a demo are checked like those to a heading.
  useBrokenLinks().collectAnchor(demo.id);
  return (
    <div id={demo.id} className={styles.demo}>
      <demo.View demo={demo} height={height} />
      <DemoTabs codes={{ TSX: demo.source, HTML: demo.output }}>
        <a href={demo.page} className={styles.alone}>
          Open alone
        </a>
      </DemoTabs>
    </div>
  );
}
