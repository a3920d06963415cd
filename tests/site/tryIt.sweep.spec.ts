import type { Page } from '@playwright/test';
import { modules } from '../../plugins/library/modules.ts';
import { compile } from '../build/convert/compile.ts';
import { expect, test } from './fixtures.ts';
import { LONG } from './samples.ts';
import { openPanel } from './tryIt.ts';

/** The page on which all values of helper props are set, since they are the same for all components. */
const FOR_HELPERS = '/docs/components/elements/box';

const routes = modules().flatMap(({ guide }) => (guide ? [guide] : []));

/** What happened when all values were set. */
interface Swept {
  subjects: number;
  props: number;
  /** The TSX for each value, by the address of the page with this value. */
  codes: Record<string, string>;
  /** Values whose HTML was not that of the frame. */
  wrong: string[];
}

/**
 * Runs in a page: sets every value of every prop that has a control, as the user does it, and looks at the code after each.
 */
async function sweep(hasHelpers: boolean): Promise<Swept> {
  const panel = document.querySelector<HTMLElement>('section[aria-label^="Try "]')!;
  const swept: Swept = { subjects: 0, props: 0, codes: {}, wrong: [] };
  const tick = () => new Promise((resolve) => setTimeout(resolve));
  const all = <Kind extends Element>(selector: string) => [
    ...panel.querySelectorAll<Kind>(selector),
  ];
  const shown = (label: string) => panel.querySelector(`pre[aria-label=${label}]`)!.textContent;

  /** Changes a field as the browser does it, when the user chooses or types. */
  function set(field: HTMLInputElement | HTMLSelectElement, value: string) {
    const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')!;
    property.set!.call(field, value);
    field.dispatchEvent(
      new Event(field.localName === 'input' ? 'input' : 'change', { bubbles: true }),
    );
  }

  /** A copy of what an element contains, without white space between elements. */
  function content(element: Element) {
    const copy = document.importNode(element, true);
    for (const one of [copy, ...copy.querySelectorAll('*')]) {
      const hasText = [...one.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (!hasText)
        for (const node of [...one.childNodes]) if (node.nodeType === Node.TEXT_NODE) node.remove();
    }
    copy.normalize();
    return copy.innerHTML;
  }

  function isTrue() {
    const template = document.createElement('div');
    template.innerHTML = shown('HTML');
    const stage = panel.querySelector('iframe')!.contentDocument!.getElementById('demo')!;
    return content(template) === content(stage);
  }

  async function look() {
    for (let turn = 0; turn < 200 && !isTrue(); turn++) await tick();
    if (!isTrue()) swept.wrong.push(location.href);
    swept.codes[location.href] = shown('TSX');
  }

  const fieldOf = (index: number) =>
    all<HTMLInputElement | HTMLSelectElement>('[aria-describedby][name]')[index]!;

  async function sweepField(index: number) {
    const field = fieldOf(index);
    if (field.type === 'checkbox') {
      for (let turn = 0; turn < 2; turn++) {
        field.click();
        await look();
      }
      return;
    }
    const before = field.value;
    const values =
      field instanceof HTMLSelectElement
        ? [...field.options].map(({ value }) => value)
        : [field.type === 'number' ? '3' : 'Text'];
    for (const value of [...values.filter((one) => one !== before), before]) {
      set(fieldOf(index), value);
      await look();
    }
  }

  const [chooser] = all<HTMLSelectElement>('select');
  for (const { value } of [...chooser!.options]) {
    set(chooser!, value);
    await tick();
    // Every comment ends with a full stop.
    if (hasHelpers) set(panel.querySelector<HTMLInputElement>('[type=search]')!, '.');
    await tick();
    const count = all('[aria-describedby][name]').length;
    swept.subjects += 1;
    swept.props += count;
    for (let index = 0; index < count; index++) {
      const width = fieldOf(index).parentElement!.querySelector<HTMLSelectElement>(
        'select[aria-label^="Width for "]',
      );
      for (const { value: breakpoint } of width?.options ?? [{ value: '' }]) {
        if (width) set(width, breakpoint);
        await tick();
        await sweepField(index);
      }
    }
  }
  return swept;
}

/** Sets all values on some pages, and compiles what they show. */
async function sweepPages(
  page: Page,
  complaints: string[],
  pages: readonly string[],
  hasHelpers: boolean,
) {
  const codes = new Map<string, string>();
  const found = { subjects: 0, props: 0, values: 0 };
  for (const route of pages) {
    await openPanel(page, route);
    const swept = await page.evaluate(sweep, hasHelpers);
    expect(swept.wrong).toEqual([]);
    expect(complaints, route).toEqual([]);
    found.subjects += swept.subjects;
    found.props += swept.props;
    found.values += Object.keys(swept.codes).length;
    for (const code of Object.values(swept.codes)) codes.set(code, `try-${codes.size}`);
  }
  const { subjects, props, values } = found;
  console.log(`${values} values of ${props} props of ${subjects} components and parts`);
  expect(compile(new Map([...codes].map(([code, name]) => [name, code])))).toEqual([]);
  return found;
}

test.describe('Every value can be set: the HTML is that of the frame, the TSX compiles, and nothing complains', () => {
  test.setTimeout(20 * 60_000);

  test('of the own props of all components and parts', LONG, async ({ page, complaints }) => {
    const { props } = await sweepPages(page, complaints, routes, false);
    expect(props).toBeGreaterThan(250);
  });

  test('of the helper props', LONG, async ({ page, complaints }) => {
    const { props } = await sweepPages(page, complaints, [FOR_HELPERS], true);
    expect(props).toBeGreaterThan(50);
  });
});
