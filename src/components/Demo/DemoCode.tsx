import type { ReactNode } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

export interface DemoCodeProps {
  /** Code that was highlighted at build time. */
  html: string;
  /** What the code is, for the name of the button that copies it. */
  what: string;
}

/** Highlighted code with a button to copy it. */
export default function DemoCode({ html, what }: DemoCodeProps): ReactNode {
  return (
    <div className={styles.code}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll by keyboard */}
      <pre tabIndex={0} aria-label={what}>
        {/* The markup comes from the build, never from a reader. */}
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
      <div className={styles.copy}>
        <CopyButton what={what} />
      </div>
    </div>
  );
}
