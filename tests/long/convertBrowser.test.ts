import { relative } from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { convert, type Converted } from '../../convert/src/index.ts';
import { codeByFile } from '../../plugins/reference/components-json/code.ts';
import { demoFiles } from '../../plugins/demos/pages/files.ts';
import { ROOT } from '../../plugins/base/root.ts';
import { examples } from '../build/convert/examples.ts';
import { launchOptions } from '../chromium.ts';

/** HTML that the parsers have to repair, or that hides tags. */
const BROKEN = [
  '<p>A<div>B</p></div>',
  '<a href="/">A<a href="/b">B</a></a>',
  '<p><b>A</p><i>B</b></p>',
  '<p><b>A</p>'.repeat(20),
  '<p><font color="red">A<i>B</p>'.repeat(9),
  '<table><div class="box">A<tr><td>B<td>C</table>',
  '<tr><td class="is-narrow">A</td></tr>',
  '<td>A</td>',
  '<ul><li>A<li>B</ul>C</div>',
  '<form><form><button class="button">A</form></form>',
  '<svg viewBox="0 0 1 1"><foreignObject><p class="title">A</p></foreignObject><a xlink:href="#b"/></svg>',
  '<math><mi>x</mi></math><noscript><p>A</p></noscript><template><b>B</b></template>',
  '<script>"<b>"</script><style>p > b {}</style><textarea>\n<b></textarea><title>A</title>',
  '<p title="<b>" class=a\'b data-x=\'"\' @c="d">A &amp; B &notin; C &nope; &copy D</p>',
  '<!-- <b> --><!doctype html><p/>A<br/></br></p>',
  '<!doctype html>\n<html lang="en" class="a"><head>\n<title>A</title></head><body class="b"><p>A',
  '<p>A<p class="b',
  '<p>A<!-- B',
  '<pre>\nA\n  B</pre><pre><code>A\nB</code></pre>',
  'A < B > C <3 </ D> <>',
];

let browser: Browser;
let page: Page;
let script: string;
beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['convert/src/index.ts'],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'bulmaticConvert',
    platform: 'browser',
  });
  script = outputFiles[0]?.text ?? '';
  browser = await chromium.launch(launchOptions());
  page = await browser.newPage();
  await page.addScriptTag({ content: script });
});
afterAll(() => browser.close());

/** What the browser makes of some HTML. */
const inBrowser = (all: string[]) =>
  page.evaluate(
    (list) =>
      list.map((one) =>
        (
          globalThis as unknown as { bulmaticConvert: typeof import('../../convert/src/index.ts') }
        ).bulmaticConvert.convert(one),
      ),
    all,
  );

async function expectSame(all: string[]) {
  const found: Converted[] = await inBrowser(all);
  for (const [index, one] of found.entries())
    expect(one, all[index]).toEqual(convert(all[index] ?? ''));
}

test('In a browser, Bulma’s examples lead to the same code and notes', () =>
  expectSame(examples().map(({ html }) => html)));

test('So do all demos and recipes', async () => {
  const code = await codeByFile(demoFiles().map((file) => relative(ROOT, file)));
  const all = Object.values(code).map(({ html }) => html);
  expect(all.length).toBeGreaterThan(300);
  await expectSame(all);
});

test('So does HTML that has to be repaired', () => expectSame(BROKEN));

test('It refuses what is no page in the same words', async () => {
  const refused = inBrowser(['<div>'.repeat(10_000)]);
  await expect(refused).rejects.toThrow('The elements are nested more than 400 levels deep.');
});

test('Nothing of the HTML runs or loads', async () => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await inBrowser([
    '<img src="https://example.com/a.png" onerror="document.title = \'ran\'"><script>document.title = "ran"</script>',
    '<html><body onload="document.title = \'ran\'"><iframe srcdoc="<script>top.document.title = \'ran\'</script>"></iframe></body></html>',
  ]);
  expect(await page.title()).toBe('');
  expect(requests).toEqual([]);
});
