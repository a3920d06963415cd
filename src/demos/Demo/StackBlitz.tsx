import { useState, type ReactNode } from 'react';
import clsx from 'clsx';
import { openInStackBlitz } from './openInStackBlitz';

export interface StackBlitzProps {
  /** Address of the page that shows the demo alone. */
  page: string;
  className: string | undefined;
}

/** Opens the demo as an app in StackBlitz, where it can be edited. Before that, nothing comes from there or goes there. */
export default function StackBlitz({ page, className }: StackBlitzProps): ReactNode {
  const [hasFailed, setFailed] = useState(false);

  async function open() {
    setFailed(false);
    await openInStackBlitz(page).catch(() => setFailed(true));
  }

  return (
    <button
      type="button"
      className={clsx('clean-btn needs-script', className)}
      onClick={() => void open()}
    >
      {hasFailed ? 'Not loaded. Retry' : 'Open in StackBlitz'}
    </button>
  );
}
