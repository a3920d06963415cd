import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface CopyButtonProps {
  /** Gives the text that goes to the clipboard. */
  getText: () => string;
  /** What is copied, for the button's name: "install command". */
  what: string;
}

const FEEDBACK_MS = 2000;

/** A button that copies a text, and says whether it did. */
export default function CopyButton({ getText, what }: CopyButtonProps): ReactNode {
  const [result, setResult] = useState<'Copied' | 'Failed'>();

  function copy() {
    navigator.clipboard.writeText(getText()).then(
      () => setResult('Copied'),
      () => setResult('Failed'),
    );
    setTimeout(() => setResult(undefined), FEEDBACK_MS);
  }

  return (
    <button type="button" className={clsx('copy-button', styles.button)} onClick={copy}>
      <span aria-live="polite">{result ?? 'Copy'}</span>
      <span className="visually-hidden"> {what}</span>
    </button>
  );
}
