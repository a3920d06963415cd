import { Button, useColorMode } from 'bulmatic';

export default function DarkModeButton() {
  const { shown, setMode } = useColorMode();
  const dark = shown === 'dark';

  return (
    <Button aria-pressed={dark} onClick={() => setMode(dark ? 'light' : 'dark')}>
      Dark mode
    </Button>
  );
}
