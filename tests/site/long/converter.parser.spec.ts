import { brotliCompressSync } from 'node:zlib';
import { convert } from 'bulmatic-convert';
import { GUIDE, paste, tsx } from '../converter.ts';
import { expect, test } from '../fixtures.ts';
import { open, withoutPrefetch } from '../page.ts';

const LIMIT_KB = 110;

test(`The converter is at most ${LIMIT_KB} kB, without the page in which the result runs`, async ({
  page,
}) => {
  await withoutPrefetch(page);
  await open(page, GUIDE);
  await page.waitForLoadState('networkidle');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/js\/.*\.js$/.test(request.url())) scripts.push(request.url());
  });
  await paste(page, '<div class="box">a</div>');
  const sizes = await Promise.all(
    scripts.map(
      async (url) => brotliCompressSync(await (await page.request.get(url)).body()).length,
    ),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`The converter loads ${(bytes / 1000).toFixed(1)} kB in ${sizes.length} scripts.`);
  expect(sizes.length).toBeGreaterThan(0);
  expect(bytes / 1000).toBeLessThanOrEqual(LIMIT_KB);
});

/** Names with and without an end, in text and in attributes, that no character has or that only begin as one. */
const REFERENCES =
  '&amp; &amp &ampx; &AMP &lt; &ltx &notit; &notin; &not; &NotEqualTilde; &fjlig; &semi; &Tab; &NewLine; &nbsp; &nope; ' +
  '&CounterClockwiseContourIntegral; &Afr; &acE; &copy= &copy1 &copy; & &; &# &#; &#x; &#65 &#65; &#x41; &#X41z &#128; ' +
  '&#0; &#xD800; &#x10FFFF; &#x110000; &#13; &#32; &frac12x &a.b &eacute &eacutes';

test('The parser of the browser and that of the command read the same characters', async ({
  page,
}) => {
  const text = REFERENCES.split(' ')
    .map((one) => `<p title="${one}">${one}</p><a href="?a=1${one}=2" title='${one}b'>${one}b</a>`)
    .join('\n');
  await open(page, GUIDE);
  await paste(page, text);
  expect(await tsx(page).textContent()).toBe(convert(text, { singleQuote: true, width: 76 }).code);
});
