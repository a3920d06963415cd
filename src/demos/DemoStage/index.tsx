import type { ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { StagedDemo } from '*.demo.tsx?picture';
import type { ViewProps } from '*.demo.tsx?view';
import BulmaStage from '@site/src/demos/BulmaStage';
import DemoError from './DemoError';

/** A running demo, without its code. */
export default function DemoStage({ demo, height }: ViewProps<StagedDemo>): ReactNode {
  const { Component, stage } = demo;
  return (
    <ErrorBoundary fallback={(props) => <DemoError {...props} />}>
      <BulmaStage stage={stage} height={height}>
        <Component />
      </BulmaStage>
    </ErrorBoundary>
  );
}
