// #if next
'use client';

// #end
import { Button, useColorMode } from 'bulmatic';

/** Switches between light and dark; until it is pressed, the page follows the system. */
export function ColorModeButton() {
  const { shown, setMode } = useColorMode();
  const dark = shown === 'dark';

  return (
    <Button aria-pressed={dark} onClick={() => setMode(dark ? 'light' : 'dark')}>
      Dark mode
    </Button>
  );
}
