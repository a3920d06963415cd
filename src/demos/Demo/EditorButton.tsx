import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import type { Editor } from './openInEditor';
import styles from './styles.module.css';

export interface EditorButtonProps {
  /** Address of the page that shows the demo alone. */
  page: string;
  editor: Editor;
}

/** Opens the demo as an app in an editor on the web. Before that, nothing comes from there or goes there. */
export default function EditorButton({ page, editor }: EditorButtonProps): ReactNode {
  const [hasFailed, setFailed] = useState(false);

  function open() {
    setFailed(false);
    import('./openInEditor')
      .then(({ openInEditor }) => openInEditor(page, editor))
      .catch(() => setFailed(true));
  }

  return (
    <button
      type="button"
      className={clsx('clean-btn needs-script', styles.leaving)}
      aria-label={hasFailed ? undefined : `Open in ${editor}`}
      onClick={open}
    >
      {hasFailed ? 'Not loaded. Retry' : editor}
    </button>
  );
}
