// Each of these runs in a page, where it sees its argument and nothing else.

/** Waits until the search has the focus. */
export async function searchIsOpen() {
  while (!document.activeElement?.matches('dialog [role=combobox]'))
    await new Promise(requestAnimationFrame);
}

/** Waits for the results of a query. */
export async function resultsFor(query: string): Promise<string[]> {
  const announced = () => document.querySelector('dialog [role=status]')?.textContent ?? '';
  while (!announced().includes(`“${query}”`)) await new Promise(requestAnimationFrame);
  return [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
}

/** Waits until it is another one. */
export async function pathAfter(path: string): Promise<string> {
  while (location.pathname === path) await new Promise(requestAnimationFrame);
  return location.pathname;
}

/** Selects an example of the converter, and waits until its result runs. */
export async function converted(example: string): Promise<[code: string, result: string]> {
  const section = document.querySelector('.converter')!;
  const buttons = [...section.querySelectorAll('button')];
  buttons.find(({ textContent }) => textContent === example)?.click();
  const textOf = (selector: string) => section.querySelector(selector)?.textContent ?? '';
  while (!textOf('[role=status]').startsWith('Converted')) await new Promise(requestAnimationFrame);
  // Until it is near the window, the frame itself has no room.
  section.querySelector('.frame-window')?.scrollIntoView();
  const resultOf = () =>
    section.querySelector('iframe')?.contentDocument?.getElementById('demo')?.textContent;
  while (!resultOf()) await new Promise(requestAnimationFrame);
  return [textOf('pre'), resultOf() ?? ''];
}

/** Waits for the controls, uses one, and waits for the HTML of the frame. */
export async function codeAfter([prop, value]: readonly [string, string]): Promise<
  Record<'tsx' | 'html', string>
> {
  const code = (label: string) =>
    document.querySelector(`pre[aria-label=${label}]`)?.textContent ?? '';
  while (!code('HTML')) await new Promise(requestAnimationFrame);
  const before = code('HTML');
  const field = document.querySelector<HTMLSelectElement>(`select[name=${prop}]`)!;
  field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
  while (code('HTML') === before) await new Promise(requestAnimationFrame);
  return { tsx: code('TSX'), html: code('HTML') };
}

/** Waits until the theme builder shows a theme. */
export async function buttonInPreview(): Promise<string> {
  const status = () => document.querySelector('section [role=status]')?.textContent ?? '';
  while (!status().includes('pairs of colors')) await new Promise(requestAnimationFrame);
  const { contentDocument } = document.querySelector<HTMLIFrameElement>('iframe[title=Preview]')!;
  return getComputedStyle(contentDocument!.querySelector('[data-pair]')!).backgroundColor;
}

/** Waits until the demo in the first frame of the page runs, and tells its text. */
export async function framedDemo(): Promise<string> {
  const content = () => document.querySelector<HTMLIFrameElement>('main iframe')?.contentDocument;
  while (content()?.documentElement.dataset.hasHydrated !== 'true')
    await new Promise(requestAnimationFrame);
  return content()?.getElementById('demo')?.textContent ?? '';
}

/** The page that is open, if its item is in view in the sidebar. */
export function activeItem(): string | undefined {
  const item = document.querySelector('.theme-doc-sidebar-menu [aria-current=page]');
  const { top = -1, bottom = 0 } = item?.getBoundingClientRect() ?? {};
  return top >= 0 && bottom <= innerHeight ? item?.textContent : undefined;
}

/** Waits for the suggestions of the not-found page, and returns their addresses. */
export async function pagesMeant(): Promise<string[]> {
  const links = () => [...document.querySelectorAll('main [role=status] a')];
  while (links().length === 0) await new Promise(requestAnimationFrame);
  return links().map((link) => link.getAttribute('href') ?? '');
}

/** Removes the clipboard, clicks the first copy button, and waits until it reports that it could not copy. */
export async function selectedWithoutClipboard(): Promise<string> {
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
  const button = document.querySelector<HTMLButtonElement>('.copy-button')!;
  button.click();
  while (!button.textContent.includes('Failed')) await new Promise(requestAnimationFrame);
  return getSelection()?.toString() ?? '';
}
