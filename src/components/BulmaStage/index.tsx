import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Stage } from '*.demo.tsx?stage';
import styles from './styles.module.css';

/**
 * React orders stylesheets by the first appearance of their `precedence`. The shared styles of all stages come first.
 */
const KINDS = ['bulma', 'bulma-stage'];

/** Above the site's navbar, as a dialog of the page would be. */
const OVER_THE_PAGE: CSSProperties = { position: 'relative', zIndex: 300 };

export interface BulmaStageProps {
  /** The class and the styles of the stage, from an import of `*.demo.tsx?stage`. */
  stage: Stage;
  /** Minimum height of the box, as a CSS length, for a demo with parts that need room when they open. */
  height?: string;
  /** Id of an element at the end of the page that has Bulma's styles too, for a demo with a portal to it. */
  portal?: string;
  children: ReactNode;
}

/**
 * The only place with Bulma's styles: a box that also contains elements with a fixed position. The styles load only on
 * pages with such a box.
 */
export default function BulmaStage({
  stage: { name, stylesheets },
  height,
  portal,
  children,
}: BulmaStageProps): ReactNode {
  const isBrowser = useIsBrowser();
  const className = clsx('bulma-stage', name);
  return (
    <div className={styles.box} style={{ minHeight: height }}>
      {stylesheets.map((href, index) => (
        <link key={href} rel="stylesheet" href={href} precedence={KINDS[index]} />
      ))}
      <div className={className}>{children}</div>
      {portal &&
        isBrowser &&
        createPortal(
          <div id={portal} className={className} style={OVER_THE_PAGE} />,
          document.body,
        )}
    </div>
  );
}
