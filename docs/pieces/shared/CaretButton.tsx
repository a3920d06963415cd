import { Button } from 'bulmatic';
import { Button as AriaButton } from 'react-aria-components';

/** The button at the end of an input that opens a list or a calendar. Put it into a `Control` after the input. */
export function CaretButton() {
  return (
    <Button
      as={AriaButton}
      ghost
      textColor="text"
      style={{ position: 'absolute', insetBlock: 0, insetInlineEnd: 0, zIndex: 4 }}
    >
      <svg width="12" height="8" viewBox="0 0 12 8" aria-hidden>
        <path d="M1 1l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
    </Button>
  );
}
