import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { expectHydration } from '../../tests/expectHydration.tsx';
import type { ColorMode } from './useColorMode.ts';

type Module = typeof import('./useColorMode.ts');

const KEY = 'bulmatic-color-mode';
const theme = () => document.documentElement.dataset.theme;

let module: Module;
let visit = 0;

function Modes() {
  const { mode, shown, setMode } = module.useColorMode();
  return (
    <>
      <output>{`${mode}, ${shown}`}</output>
      {(['light', 'dark', 'system'] as const).map((one: ColorMode) => (
        <button key={one} onClick={() => setMode(one)}>
          {one}
        </button>
      ))}
    </>
  );
}

const systemShows = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

beforeEach(async () => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
  // As on a page that has just been loaded: browsers keep a module for each address.
  visit += 1;
  module = (await import(/* @vite-ignore */ `./useColorMode.ts?${visit}`)) as Module;
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

test('The system says which mode is shown, until the user chooses one, which is kept', async () => {
  const screen = await render(<Modes />);
  const output = screen.getByRole('status');
  await expect.element(output).toHaveTextContent(`system, ${systemShows()}`);
  await screen.getByRole('button', { name: 'dark' }).click();
  await expect.element(output).toHaveTextContent('dark, dark');
  expect([theme(), localStorage.getItem(KEY)]).toEqual(['dark', 'dark']);
  await screen.getByRole('button', { name: 'system' }).click();
  await expect.element(output).toHaveTextContent(`system, ${systemShows()}`);
  expect([theme(), localStorage.getItem(KEY)]).toEqual([undefined, null]);
});

test('On the next visit, the page shows the mode that was chosen, also without the script', async () => {
  localStorage.setItem(KEY, 'dark');
  const screen = await render(<Modes />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('dark, dark');
  expect(theme()).toBe('dark');
});

test.for(['light', 'dark'])(
  'Without a choice, the page keeps the mode that it was loaded with: %s',
  async (mode) => {
    document.documentElement.dataset.theme = mode;
    const screen = await render(<Modes />);
    await expect.element(screen.getByRole('status')).toHaveTextContent(`system, ${mode}`);
    // Also once the page has loaded, which may be after hydration.
    window.dispatchEvent(new PageTransitionEvent('pageshow'));
    expect(theme()).toBe(mode);
  },
);

test('What another tab stored while no component used the hook is shown by the next one', async () => {
  const first = await render(<Modes />);
  await first.getByRole('button', { name: 'light' }).click();
  await first.unmount();
  localStorage.setItem(KEY, 'dark');
  const screen = await render(<Modes />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('dark, dark');
  expect(theme()).toBe('dark');
});

test('What was chosen in another tab is shown here too', async () => {
  const screen = await render(<Modes />);
  localStorage.setItem(KEY, 'dark');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('dark, dark');
  expect(theme()).toBe('dark');
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('system');
});

test('What was chosen on another page is shown when Back returns to this one, which the browser has kept', async () => {
  const screen = await render(<Modes />);
  await expect.element(screen.getByRole('status')).toHaveTextContent('system');
  localStorage.setItem(KEY, 'dark');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.element(screen.getByRole('status')).toHaveTextContent('dark, dark');
  expect(theme()).toBe('dark');
});

test.for([
  ['dark', 'dark'],
  ['light', 'light'],
  ['purple', undefined],
] as const)('Before the page is painted, the script shows what was chosen: %s', ([kept, shown]) => {
  localStorage.setItem(KEY, kept);
  const script = document.createElement('script');
  script.textContent = module.colorModeScript;
  document.head.append(script);
  script.remove();
  expect(theme()).toBe(shown);
});

test('The server takes the mode of the system, and hydration agrees with it', async () => {
  localStorage.setItem(KEY, 'dark');
  expect(renderToString(<Modes />)).toContain('system, light');
  await expectHydration(<Modes />);
});

test('Where storage is forbidden, the choice holds for the page', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Forbidden', 'SecurityError');
  });
  const screen = await render(<Modes />);
  await screen.getByRole('button', { name: 'dark' }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent('dark, dark');
});
