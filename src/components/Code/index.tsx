import { useState, type ReactNode } from 'react';
import type { CodeSource } from '@generated/code';
import clsx from 'clsx';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

export interface CodeProps {
  code: CodeSource;
  /** What the code is, for the name of the button that copies it. */
  what: string;
  /** Name of the code itself, where its place does not say what it is. */
  label?: string;
  className?: string;
}

/** The number of lines that folded code shows. Code that is only a little longer is not folded. */
const FOLDED_LINES = 7;
const SPARE_LINES = 8;

/** Highlighted code with a button to copy it, and another to unfold it if it is long. */
export default function Code({ code, what, label, className }: CodeProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const lines = code.html.split('\n').length;
  const isLong = lines > FOLDED_LINES + SPARE_LINES;
  return (
    <div className={className}>
      <pre
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll by keyboard
        tabIndex={0}
        aria-label={label}
        className={isLong && !isOpen ? styles.folded : undefined}
      >
        {/* The markup comes from the build, never from a user. */}
        <code data-code={code.id} dangerouslySetInnerHTML={{ __html: code.html }} />
      </pre>
      {isLong && (
        <button
          type="button"
          aria-expanded={isOpen}
          className={clsx('clean-btn', styles.more)}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : `Show all ${lines} lines`}
        </button>
      )}
      <div className="code-copy">
        <CopyButton what={what} />
      </div>
    </div>
  );
}
