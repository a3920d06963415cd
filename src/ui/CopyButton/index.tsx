import type { ReactNode } from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface CopyButtonProps {
  /** The thing to copy, for the button's name, such as "install command". */
  what: string;
}

/**
 * A button that copies the code next to it, and shows whether that worked. `src/first-visit/copy.ts` does the work, so the
 * button works before hydration. It also changes the label, which can then differ from the one that React rendered.
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
