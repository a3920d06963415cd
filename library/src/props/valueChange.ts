import type { SyntheticEvent } from 'react';

/** What a handler such as `onValueChange` gets after the value: the event of the user that caused the change. */
export interface ValueChangeDetails {
  event: SyntheticEvent;
}
