import type { ReactNode } from 'react';
import CopyButton from '@site/src/ui/CopyButton';
import { tokensOf, type Language } from './tokens.ts';
import styles from './styles.module.css';

export interface PrintedCodeProps {
  /** Code that the site itself has printed. */
  code: string;
  language: Language;
  /** What the code is, such as "TSX". */
  label: string;
}

/** Code that is made while the user watches, with a button to copy it. */
export default function PrintedCode({ code, language, label }: PrintedCodeProps): ReactNode {
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
          {tokensOf(code, language).map(({ role, text }, index) =>
            role ? (
              <span key={index} className={`code-${role}`}>
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </code>
      </pre>
    </div>
  );
}
