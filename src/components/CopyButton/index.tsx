import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface CopyButtonProps {
  /** What is copied, for the button's name: "install command". */
  what: string;
}

/**
 * A button that copies the code beside it, and says whether it did. `src/early/copy.ts` does so, in order to work before
 * React does: therefore the label is not always what React wrote.
 */
export default function CopyButton({ what }: CopyButtonProps): ReactNode {
  return (
    <button type="button" className={clsx('copy-button', styles.button)}>
      <span aria-live="polite" suppressHydrationWarning>
        Copy
      </span>
      <span className="visually-hidden"> {what}</span>
    </button>
  );
}
