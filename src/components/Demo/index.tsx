import type { ReactNode } from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { DemoModule } from '*.demo.tsx?demo';
import DemoStage, { type DemoStageProps } from '@site/src/components/DemoStage';
import DemoTabs from './DemoTabs';
import styles from './styles.module.css';

export interface DemoProps extends Omit<DemoStageProps, 'demo'> {
  /** What an import of `*.demo.tsx?demo` gives. */
  demo: DemoModule;
}

/** A running component, and below it the file that it runs from and the HTML that it renders. */
export default function Demo({ demo, ...box }: DemoProps): ReactNode {
  // Links to a demo are checked like those to a heading.
  useBrokenLinks().collectAnchor(demo.id);
  return (
    <div id={demo.id} className={styles.demo}>
      <DemoStage demo={demo} {...box} />
      <DemoTabs codes={{ TSX: demo.source, HTML: demo.output }} />
    </div>
  );
}
