import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { StageModule } from '*.demo.tsx?stage';
import BulmaStage, { type BulmaStageProps } from '@site/src/components/BulmaStage';
import DemoError from './DemoError';

export interface DemoStageProps extends Pick<BulmaStageProps, 'height' | 'portal'> {
  /** What an import of `*.demo.tsx?stage` gives. */
  demo: StageModule;
}

/** A running demo, without its code. */
export default function DemoStage({ demo, ...box }: DemoStageProps): ReactNode {
  const { Component, stage } = demo;
  return (
    <ErrorBoundary fallback={(props) => <DemoError {...props} />}>
      <BulmaStage stage={stage} {...box}>
        <Component />
      </BulmaStage>
    </ErrorBoundary>
  );
}
