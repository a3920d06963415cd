import type { SyntheticEvent } from 'react';

/** What a handler such as `onValueChange` gets after the value. */
export interface ValueChangeDetails {
  /** The event of the user that caused the change. */
  event: SyntheticEvent;
}
