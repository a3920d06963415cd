import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { DemoModule } from '*.demo.tsx?demo';
import BulmaStage from '@site/src/components/BulmaStage';
import DemoCode from './DemoCode';
import DemoError from './DemoError';
import styles from './styles.module.css';

export interface DemoProps {
  /** What an import of `*.demo.tsx?demo` gives. */
  demo: DemoModule;
}

/** A running component, and below it the file that it runs from and the HTML that it renders. */
export default function Demo({ demo: { Component, source, output } }: DemoProps): ReactNode {
  return (
    <div className={styles.demo}>
      <ErrorBoundary fallback={(props) => <DemoError {...props} />}>
        <BulmaStage>
          <Component />
        </BulmaStage>
      </ErrorBoundary>
      <Tabs groupId="demo-code">
        <TabItem value="tsx" label="TSX">
          <DemoCode code={source} what="TSX" />
        </TabItem>
        <TabItem value="html" label="HTML">
          <DemoCode code={output} what="HTML" />
        </TabItem>
      </Tabs>
    </div>
  );
}
