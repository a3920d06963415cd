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
  const frame = () => section.querySelector('iframe');
  frame()?.scrollIntoView();
  const resultOf = () => frame()?.contentDocument?.getElementById('demo')?.textContent;
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
