import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Stage } from '*.demo.tsx?stage';
import styles from './styles.module.css';

/** React keeps stylesheets in the order in which their kinds first appeared: what all stages share comes first. */
const KINDS = ['bulma', 'bulma-stage'];

/** Above the site's own navbar, as a dialog of the page would be. */
const OVER_THE_PAGE: CSSProperties = { position: 'relative', zIndex: 300 };

export interface BulmaStageProps {
  /** The class and the styles of the stage, which an import of `*.demo.tsx?stage` gives. */
  stage: Stage;
  /** Minimum height of the box, as a CSS length, for a demo with parts that open and need room. */
  height?: string;
  /** Id of an element at the end of the page in which Bulma applies too, for a demo that has a portal to it. */
  portal?: string;
  children: ReactNode;
}

/**
 * The only place where Bulma's styles apply: a box that contains even what is fixed to the window elsewhere. The styles
 * load only on pages that have such a place.
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
