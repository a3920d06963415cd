import type { ReactNode } from 'react';
import CopyButton from '@site/src/ui/CopyButton';
import Tokens, { type TokensProps } from './Tokens';
import styles from './styles.module.css';

export interface PrintedCodeProps extends TokensProps {
  /** What the code is, such as "TSX". */
  label: string;
}

/** Code that is made while the user watches, with a button to copy it. */
export default function PrintedCode({ label, ...code }: PrintedCodeProps): ReactNode {
  return (
    <div className={styles.box}>
      <div className={styles.bar}>
        {label}
        <CopyButton what={label} />
      </div>
      <pre
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll by keyboard
        tabIndex={0}
        aria-label={label}
        className={styles.code}
      >
        <code>
          <Tokens {...code} />
        </code>
      </pre>
    </div>
  );
}
