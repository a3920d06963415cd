// Swizzled, because the original highlights in the browser: this one shows what plugins/highlight has made of a fence.
import type { ReactNode } from 'react';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

export interface CodeBlockProps {
  /** Code that was highlighted at build time. */
  html: string;
  /** The file that it belongs into. */
  title?: string;
}

/** A block of code with a button to copy it. */
export default function CodeBlock({ html, title }: CodeBlockProps): ReactNode {
  return (
    <div className={styles.block}>
      {title && <div className={styles.title}>{title}</div>}
      <div className={styles.content}>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll by keyboard */}
        <pre tabIndex={0} className={styles.code}>
          {/* The markup comes from the build, never from a reader. */}
          <code dangerouslySetInnerHTML={{ __html: html }} />
        </pre>
        <div className={styles.copy}>
          <CopyButton what="code" />
        </div>
      </div>
    </div>
  );
}
