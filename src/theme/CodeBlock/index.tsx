// Swizzled, because the original highlights in the browser: this one shows what plugins/highlight has made of a fence.
import type { ReactNode } from 'react';
import type { CodeSource } from '@generated/code';
import Code from '@site/src/components/Code';
import styles from './styles.module.css';

export interface CodeBlockProps {
  code: CodeSource;
  /** The file that it belongs in. */
  title?: string;
}

/** A block of code, with the name of its file if it has one. */
export default function CodeBlock({ code, title }: CodeBlockProps): ReactNode {
  return (
    <div className={styles.block}>
      {title && <div className={styles.title}>{title}</div>}
      <Code code={code} what="code" className={styles.content} />
    </div>
  );
}
