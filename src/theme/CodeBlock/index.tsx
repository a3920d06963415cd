// Swizzled, because the original highlights code in the browser. This one shows the HTML from plugins/content/highlight.
import type { ReactNode } from 'react';
import type { CodeSource } from '@generated/code';
import Code from '@site/src/ui/Code';
import styles from './styles.module.css';

export interface CodeBlockProps {
  code: CodeSource;
  /** The name of the file that the code belongs to. */
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
