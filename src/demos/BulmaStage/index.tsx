import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Stage } from '*.demo.tsx?picture';
import styles from './styles.module.css';

/**
 * React orders stylesheets by the first appearance of their `precedence`. The shared styles of all stages come first.
 */
const KINDS = ['bulma', 'bulma-stage'];

export interface BulmaStageProps {
  /** The class and the styles of the stage, from an import of `*.demo.tsx?picture` or `?view`. */
  stage: Stage;
  /** Minimum height of the box, as a CSS length, for a demo with parts that need room when they open. */
  height?: string;
  children: ReactNode;
}

/**
 * The only place with Bulma's styles: a box that also contains elements with a fixed position. The styles load only on
 * pages with such a box.
 */
export default function BulmaStage({
  stage: { name, stylesheets },
  height,
  children,
}: BulmaStageProps): ReactNode {
  return (
    <div className={styles.box} style={{ minHeight: height }}>
      {stylesheets.map((href, index) => (
        <link key={href} rel="stylesheet" href={href} precedence={KINDS[index]} />
      ))}
      <div className={clsx('bulma-stage', name)}>{children}</div>
    </div>
  );
}
