import type { ReactNode } from 'react';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { DemoModule } from '*.demo.tsx?demo';
import DemoStage, { type DemoStageProps } from '@site/src/components/DemoStage';
import DemoCode from './DemoCode';
import styles from './styles.module.css';

export interface DemoProps extends Omit<DemoStageProps, 'demo'> {
  /** What an import of `*.demo.tsx?demo` gives. */
  demo: DemoModule;
}

/** A running component, and below it the file that it runs from and the HTML that it renders. */
export default function Demo({ demo, ...box }: DemoProps): ReactNode {
  return (
    <div className={styles.demo}>
      <DemoStage demo={demo} {...box} />
      <Tabs groupId="demo-code">
        <TabItem value="tsx" label="TSX">
          <DemoCode html={demo.source} what="TSX" />
        </TabItem>
        <TabItem value="html" label="HTML">
          <DemoCode html={demo.output} what="HTML" />
        </TabItem>
      </Tabs>
    </div>
  );
}
