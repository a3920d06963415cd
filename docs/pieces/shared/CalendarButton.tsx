'use client';

import { Button } from 'bulmatic';
import { Button as AriaButton } from 'react-aria-components';

/** The button at the end of a date picker that opens its calendar. Put it into a `Control` after the input. */
export function CalendarButton() {
  return (
    <Button
      as={AriaButton}
      ghost
      textColor="text"
      style={{ position: 'absolute', insetBlock: 0, insetInlineEnd: 0, zIndex: 4 }}
    >
      <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden>
        <path
          d="M2.5 3.5h11v10h-11zM2.5 6.5h11M5.5 1v4M10.5 1v4"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
        />
      </svg>
    </Button>
  );
}
