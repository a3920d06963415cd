import type { ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';
import type { DemoModule } from '*.demo.tsx?demo';
import BulmaStage from '@site/src/components/BulmaStage';
import styles from './styles.module.css';

export interface DemoProps {
  /** What an import of `*.demo.tsx?demo` gives. */
  demo: DemoModule;
}

/** A running component, and below it the source that it runs from. */
export default function Demo({ demo: { Component, source } }: DemoProps): ReactNode {
  return (
    <div className={styles.demo}>
      <BulmaStage>
        <Component />
      </BulmaStage>
      <CodeBlock language="tsx" className={styles.source}>
        {source}
      </CodeBlock>
    </div>
  );
}
