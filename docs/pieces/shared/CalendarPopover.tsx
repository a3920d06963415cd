'use client';

import type { ReactNode } from 'react';
import { Box } from 'bulmatic';
import { Dialog, Popover } from 'react-aria-components';

/** The box below a date picker that contains its calendar. */
export function CalendarPopover({ children }: { children: ReactNode }) {
  return (
    // While a Bulmatic modal is open, nothing outside it can be used without this attribute.
    <Popover data-over-modal offset={4}>
      <Box as={Dialog} p={4} style={{ outline: 'none' }}>
        {children}
      </Box>
    </Popover>
  );
}
