import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type Host } from '../host.ts';
import { SAMPLES } from '../site/samples.ts';
import {
  activeItem,
  buttonInPreview,
  codeAfter,
  converted,
  framedDemo,
  pagesMeant,
  pathAfter,
  resultsFor,
  searchIsOpen,
  selectedWithoutClipboard,
} from './inPage.ts';
import { visit, type Visitor } from './visitors.ts';

let host: Host;
let visitors: Visitor[];

beforeAll(async () => {
  host = await serve('build');
  visitors = await Promise.all([visit('firefox', host.origin), visit('webkit', host.origin)]);
}, 60_000);

afterAll(() => Promise.all([...visitors, host].map((one) => one.close())));

/** Opens a page in both engines at once, uses it, and expects no complaint. */
async function inBoth(route: string, use?: (visitor: Visitor) => Promise<void>) {
  const visits = visitors.map(async (visitor) => {
    expect(await visitor.complaintsOn(route)).toEqual([]);
    await use?.(visitor);
  });
  await Promise.all(visits);
}

test.for(SAMPLES)('%s comes alive in Firefox and in WebKit without a complaint', (route) =>
  inBoth(route),
);

test('The search opens by its keys, finds a page and leads there, in Firefox and in WebKit', () =>
  inBoth('/docs/components/elements/button', async ({ run, press, type }) => {
    await press('Control', 'k');
    await run(searchIsOpen);
    await type('dialog');
    const [first] = await run(resultsFor, 'dialog');
    expect(first).toMatch(/^Modal/);
    await press('Enter');
    expect(await run(pathAfter, '/docs/components/elements/button')).toBe(
      '/docs/components/components/modal',
    );
  }));

test('The converter converts an example, and its result runs, in Firefox and in WebKit', () =>
  inBoth('/docs/guides/from-bulma-html', async ({ run }) => {
    const [code, result] = await run(converted, 'Form');
    expect(code).toContain('<Input rounded type="email" id="email" required />');
    expect(result).toContain('We write once a month.');
  }));

test('A link opens the controls of a component, whose code follows them, in Firefox and in WebKit', () =>
  inBoth('/docs/components/elements/button#try=size:large', async ({ run }) => {
    const { tsx, html } = await run(codeAfter, ['color', 'danger'] as const);
    expect(tsx).toContain('<Button color="danger" size="large">');
    expect(html).toContain('button is-danger is-large');
  }));

test('The theme builder shows the theme of an address, in Firefox and in WebKit', () =>
  inBoth('/docs/guides/theming#theme=primary:322-60-35', async ({ run }) => {
    expect(await run(buttonInPreview)).toBe('rgb(143, 36, 104)');
  }));

test('The frame of a recipe is loaded after its page, and runs, in Firefox and in WebKit', () =>
  inBoth('/docs/recipes/login', async ({ run }) => {
    expect(await run(framedDemo)).toContain('Password');
  }));

test('The sidebar shows the page that is open, in Firefox and in WebKit', () =>
  inBoth('/docs/components/layout/section', async ({ run }) => {
    expect(await run(activeItem)).toBe('Section');
  }));

test('The not-found page offers the page that was meant first, in Firefox and in WebKit', () =>
  inBoth('/docs/components/buton', async ({ run }) => {
    const [first] = await run(pagesMeant);
    expect(first).toBe('/docs/components/elements/button');
  }));

test('Without a clipboard, a copy button selects the code, in Firefox and in WebKit', () =>
  inBoth('/docs/components/elements/button', async ({ run }) => {
    expect(await run(selectedWithoutClipboard)).toContain("from 'bulmatic'");
  }));
