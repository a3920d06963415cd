import type { ReactNode } from 'react';
import type { CodeSource } from '@generated/code';
import CopyButton from '@site/src/components/CopyButton';
import { codeOf } from './codeOf.ts';

export interface CodeProps {
  code: CodeSource;
  /** What the code is, for the name of the button that copies it. */
  what: string;
  /** Name of the code itself, where its place does not say what it is. */
  label?: string;
  className?: string;
}

/** Highlighted code with a button to copy it. */
export default function Code({ code, what, label, className }: CodeProps): ReactNode {
  return (
    <div className={className}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll by keyboard */}
      <pre tabIndex={0} aria-label={label}>
        {/* The markup comes from the build, never from a reader. */}
        <code data-code={code.id} dangerouslySetInnerHTML={{ __html: codeOf(code) }} />
      </pre>
      <div className="code-copy">
        <CopyButton what={what} />
      </div>
    </div>
  );
}
