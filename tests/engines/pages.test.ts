import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve, type Host } from '../host.ts';
import { builtRoutes } from '../site/sitemap.ts';
import { visit, type Visitor } from './visitors.ts';

let host: Host;
let firefox: Visitor;
let webkit: Visitor;

beforeAll(async () => {
  host = await serve('build');
  [firefox, webkit] = await Promise.all([
    visit('firefox', host.origin),
    visit('webkit', host.origin),
  ]);
}, 60_000);

afterAll(() => Promise.all([firefox, webkit, host].map((one) => one.close())));

test.for(builtRoutes())(
  '%s comes alive in Firefox and in WebKit without a complaint',
  async (route) => {
    const complaints = [firefox, webkit].map((visitor) => visitor.complaintsOn(route));
    expect(await Promise.all(complaints)).toEqual([[], []]);
  },
);

test('The search opens by its keys, finds a page and leads there, in Firefox and in WebKit', async () => {
  for (const visitor of [firefox, webkit]) {
    expect(await visitor.complaintsOn('/docs/components/elements/button')).toEqual([]);
    const [first] = await visitor.search('dialog');
    expect(first).toMatch(/^Modal/);
    expect(await visitor.enter()).toBe('/docs/components/components/modal');
  }
});

test('The converter converts an example, and its result runs, in Firefox and in WebKit', async () => {
  for (const visitor of [firefox, webkit]) {
    expect(await visitor.complaintsOn('/docs/guides/from-bulma-html')).toEqual([]);
    const [code, result] = await visitor.convert('Form');
    expect(code).toContain('<Input rounded type="email" id="email" required />');
    expect(result).toContain('We write once a month.');
  }
});

test('A link opens the controls of a component, whose code follows them, in Firefox and in WebKit', async () => {
  for (const visitor of [firefox, webkit]) {
    expect(await visitor.complaintsOn('/docs/components/elements/button#try=size:large')).toEqual(
      [],
    );
    const { tsx, html } = await visitor.tryValue('color', 'danger');
    expect(tsx).toContain('<Button color="danger" size="large">');
    expect(html).toContain('button is-danger is-large');
  }
});

test('The theme builder shows the theme of an address, in Firefox and in WebKit', async () => {
  for (const visitor of [firefox, webkit]) {
    const complaints = await visitor.complaintsOn('/docs/guides/theming#theme=primary:322-60-35');
    expect(complaints).toEqual([]);
    expect(await visitor.previewed()).toBe('rgb(143, 36, 104)');
  }
});
