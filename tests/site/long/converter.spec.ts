import { brotliCompressSync } from 'node:zlib';
import type { Page, Route } from '@playwright/test';
import { converted } from '../../../plugins/package/install.ts';
import { violationsWithFrames } from '../axe.ts';
import {
  convertOnSite,
  converter,
  editor,
  GUIDE,
  html,
  paste,
  result,
  status,
  tsx,
  write,
} from '../converter.ts';
import { complaintsOf, expect, test } from '../fixtures.ts';
import { MODES, WIDTHS } from '../guide.ts';
import { codeOfScripts, open, reload, switchTo, touch, withoutPrefetch } from '../page.ts';

const DROPDOWN = `<div class="dropdown">
  <div class="dropdown-trigger">
    <button class="button" onclick="toggle()">Boat</button>
  </div>
  <div class="dropdown-menu">
    <div class="dropdown-content"><a class="dropdown-item" href="/heron">Heron</a></div>
  </div>
</div>
<p class="is-purple">Take care.</p>`;

test('Pasted HTML becomes TSX, and the result behaves as its components do', async ({
  page,
  complaints,
}) => {
  await convertOnSite(page, DROPDOWN);
  await expect(status(page)).toHaveText('Converted: 6 components, 2 notes.');
  await expect(tsx(page)).toContainText("import { Dropdown } from 'bulmatic';");
  await expect(tsx(page)).toContainText('<Dropdown.Button>Boat</Dropdown.Button>');
  const item = result(page).getByRole('menuitem', { name: 'Heron' });
  await expect(item).toBeHidden();
  await result(page).getByRole('button', { name: 'Boat' }).click();
  await item.click();
  await expect(item).toBeHidden();
  await expect(page).toHaveURL(/from-bulma-html#html=/);
  expect(complaints).toEqual([]);
});

test('A note selects its line in the HTML', async ({ page }) => {
  await convertOnSite(page, `${'<p>a</p>\n'.repeat(60)}${DROPDOWN}`);
  const notes = converter(page).getByRole('list', { name: 'Notes' });
  await expect(notes.getByRole('listitem')).toHaveText([
    /^Line 63 onclick was left out\. Write an event handler: toggle\(\)\.$/,
    /^Line 69 is-purple is no class of Bulma/,
  ]);
  await notes.getByRole('button', { name: 'Line 69' }).click();
  await expect(html(page)).toBeFocused();
  const selected = await html(page).evaluate((field: HTMLTextAreaElement) => {
    const { value, selectionStart, selectionEnd, scrollTop } = field;
    return { text: value.slice(selectionStart, selectionEnd), isScrolled: scrollTop > 0 };
  });
  expect(selected).toEqual({ text: '<p class="is-purple">Take care.</p>', isScrolled: true });
});

test('The address keeps the HTML, for a reload and for others', async ({ page, context }) => {
  await convertOnSite(page, DROPDOWN);
  await expect(page).toHaveURL(/#html=/);
  await reload(page);
  await expect(html(page)).toHaveValue(DROPDOWN);
  await expect(tsx(page)).toContainText('<Dropdown.Button>');
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(html(other)).toHaveValue(DROPDOWN);
  await expect(result(other).getByRole('button', { name: 'Boat' })).toBeVisible();
  await converter(other).getByRole('button', { name: 'Clear' }).click();
  await expect(other).toHaveURL(/from-bulma-html$/);
  await expect(tsx(other)).toBeEmpty();
});

for (const name of ['Clear', 'Dropdown']) {
  test(`Back returns to the HTML that ${name} took away, and Forward takes it away again`, async ({
    page,
  }) => {
    await convertOnSite(page, DROPDOWN);
    await expect(page).toHaveURL(/#html=/);
    const address = page.url();
    await converter(page).getByRole('button', { name, exact: true }).click();
    await expect(page).not.toHaveURL(address);
    const after = await html(page).inputValue();
    await page.goBack();
    await expect(html(page)).toHaveValue(DROPDOWN);
    await expect(tsx(page)).toContainText('<Dropdown.Button>');
    await page.goForward();
    await expect(html(page)).toHaveValue(after);
    await expect(page).not.toHaveURL(address);
  });
}

test('A file that is dropped on the HTML is converted, and does not take the place of the page', async ({
  page,
}) => {
  await open(page, GUIDE);
  const isLeft = await html(page).evaluate((field) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['<p class="box">Reed</p>'], 'page.html'));
    return field.dispatchEvent(
      new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }),
    );
  });
  expect(isLeft).toBe(false);
  await expect(tsx(page)).toContainText('<Box as="p">Reed</Box>');
});

test('Edited TSX becomes HTML and runs nothing, and each side follows the other', async ({
  page,
  context,
  complaints,
}) => {
  await open(page, GUIDE);
  await page.waitForLoadState('networkidle');
  const code = await tsx(page).textContent();
  await converter(page).getByRole('button', { name: 'Edit TSX' }).focus();
  await page.keyboard.press('Enter');
  await expect(editor(page)).toBeFocused();
  await expect(editor(page)).toHaveValue(code!);
  await write(
    page,
    '<Box>\n  <Button color="link" accent="x" onClick={() => top.evil()}>\n    a\n',
  );
  await expect(status(page)).toHaveText(
    'This can’t be converted. Line 2, column 62: Unterminated JSX contents.',
  );
  await write(
    page,
    '<Box>\n  <Button as="a" href="/blog" color="link" accent="x">\n    {name} a\n  </Button>\n  <img src="https://evil.example/a.png" alt="" />\n</Box>',
  );
  await expect(status(page)).toHaveText('Converted: 2 components, 2 notes.');
  await expect(html(page)).toHaveValue(
    '<div class="box">\n  <a href="/blog" class="button is-link"> a</a>\n  <img src="https://evil.example/a.png" alt="">\n</div>\n',
  );
  await expect(result(page).getByRole('link', { name: 'a' })).toBeVisible();
  const notes = converter(page).getByRole('list', { name: 'Notes' });
  await expect(notes.getByRole('listitem')).toHaveText([
    'Line 2, column 44 accent is no prop of Button. It was left out.',
    'Line 3, column 6 name was left out, since no code runs here. Write a value in its place.',
  ]);
  await notes.getByRole('button', { name: 'Line 3, column 6' }).click();
  await expect(editor(page)).toBeFocused();
  expect(await violationsWithFrames(page)).toEqual([]);
  await expect(page).toHaveURL(/#tsx=/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(editor(other)).toHaveValue(/^<Box>/);
  await expect(html(other)).toHaveValue(/class="button is-link"/);
  await other.close();
  await paste(page, '<p class="title">b</p>');
  await expect(editor(page)).toHaveValue(/<Title as="p">b<\/Title>/);
  await expect(page).toHaveURL(/#html=/);
  expect(complaints).toEqual([]);
});

/** The pages that frames load from now on. */
function loadsOfFrames(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() !== page.mainFrame())
      loads.push(request.url());
  });
  return loads;
}

test('While a tag of the TSX is incomplete, the HTML and the result stay as they were', async ({
  page,
}) => {
  await convertOnSite(page, '<p class="box">a</p>');
  await converter(page).getByRole('button', { name: 'Edit TSX' }).click();
  await write(page, '<Box>b</Box>');
  await expect(result(page).getByText('b')).toBeVisible();
  const loads = loadsOfFrames(page);
  await write(page, '<Box>b</Bo');
  await expect(status(page)).toContainText('This can’t be converted.');
  await expect(html(page)).toHaveValue('<div class="box">b</div>\n');
  await expect(result(page).getByText('b')).toBeVisible();
  await write(page, '<Box>c</Box>');
  await expect(result(page).getByText('c')).toBeVisible();
  expect(loads).toEqual([]);
});

test('Each side is copied as it is, also while it is edited', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = async (name: string) => {
    await page.evaluate(() => navigator.clipboard.writeText('before'));
    const button = converter(page).getByRole('button', { name: `Copy ${name}` });
    await button.click();
    await expect(button).toHaveCount(0);
    return page.evaluate(() => navigator.clipboard.readText());
  };
  await convertOnSite(page, '<p class="box">a</p>');
  await expect(tsx(page)).toContainText('<Box');
  expect(await copied('HTML')).toBe('<p class="box">a</p>');
  expect(await copied('TSX')).toBe(await tsx(page).textContent());
  await converter(page).getByRole('button', { name: 'Edit TSX' }).click();
  await write(page, '<Box>b</Box>');
  await expect(html(page)).toHaveValue(/b/);
  await expect(converter(page).getByRole('button', { name: 'Copy TSX' })).toBeVisible();
  expect(await copied('TSX')).toBe('<Box>b</Box>');
  await expect(converter(page).getByRole('button', { name: 'Copy HTML' })).toBeVisible();
  expect(await copied('HTML')).toBe('<div class="box">b</div>\n');
});

test('While what an address has is on its way, that is said, and what is typed meanwhile is kept', async ({
  page,
  context,
}) => {
  await convertOnSite(page, '<p class="box">a</p>');
  await converter(page).getByRole('button', { name: 'Edit TSX' }).click();
  await write(page, '<Box>b</Box>');
  await expect(page).toHaveURL(/#tsx=/);
  const other = await context.newPage();
  await open(other, GUIDE);
  await other.waitForLoadState('networkidle');
  const held: Route[] = [];
  let isHeld = true;
  await other.route('**/assets/js/**', async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  const { hash } = new URL(page.url());
  const follow = () => other.evaluate((next) => (location.hash = next), hash);
  await follow();
  await expect(status(other)).toHaveText('Loading the converter…');
  await html(other).fill('<p class="box">c</p>');
  isHeld = false;
  for (const route of held) await route.continue();
  await expect(tsx(other)).toContainText('<Box as="p">c</Box>');
  await expect(html(other)).toHaveValue('<p class="box">c</p>');
  await other.evaluate(() => (location.hash = ''));
  await follow();
  await expect(editor(other)).toHaveValue('<Box>b</Box>');
  await expect(html(other)).toHaveValue('<div class="box">b</div>\n');
});

test('An address that was cut off is reported, and the converter still works', async ({ page }) => {
  await open(page, `${GUIDE}#html=bZFNbo`);
  await expect(status(page)).toHaveText(/^The HTML in the address can’t be read/);
  await paste(page, '<div class="box">a</div>');
  await expect(tsx(page)).toContainText('<Box>a</Box>');
});

/** Part of a message that only the converter has. */
const OF_CONVERTER = 'levels deep';

test('Nothing of the converter is loaded until it is used, and nothing at all while the user types', async ({
  page,
}) => {
  const requests: string[] = [];
  await open(page, GUIDE);
  await page.waitForLoadState('networkidle');
  expect(await codeOfScripts(page)).not.toContain(OF_CONVERTER);
  expect(page.workers()).toEqual([]);
  await paste(page, '<div class="box">a</div>');
  await expect(result(page).getByText('a')).toBeVisible();
  const [worker] = page.workers();
  expect(await (await page.request.get(worker!.url())).text()).toContain(OF_CONVERTER);
  page.on('request', (request) => requests.push(request.url()));
  await html(page).focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(
    '<div class="box"><img src="https://a.example/b.png"><img src="/c.png"><a href="/d">e</a></div>',
  );
  await expect(tsx(page)).toContainText('href="/d"');
  await expect(result(page).getByRole('link', { name: 'e' })).toBeVisible();
  await expect(converter(page).getByText('https://a.example/b.png', { exact: true })).toBeVisible();
  // Code of pages to which visible links lead may be prefetched at any time.
  expect(requests.filter((url) => !/^data:|\/assets\/(css|js)\//.test(url))).toEqual([]);
});

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

test('If the converter can’t be loaded, that is said, and it is loaded when it is needed again', async ({
  page,
}) => {
  await open(page, GUIDE);
  await page.waitForLoadState('networkidle');
  await page.route('**/assets/js/**', (route) => route.abort());
  await html(page).fill('<p class="title">a</p>');
  await expect(status(page)).toHaveText(/^This can’t be converted\. .*Reload the page\.$/);
  await page.unroute('**/assets/js/**');
  await paste(page, '<p class="title">b</p>');
  await expect(tsx(page)).toContainText('<Title as="p">b</Title>');
});

test('While two megabytes are converted, the page answers at once and keeps the last result, and what is typed then is what becomes TSX', async ({
  page,
}) => {
  const long = `<div class="box">${'<p class="title">A long page.</p>'.repeat(60_000)}</div>`;
  await convertOnSite(page, '<div class="box">a</div>');
  await expect(result(page).getByText('a')).toBeVisible();
  const loads = loadsOfFrames(page);
  // Looked for in each frame, since a fast machine needs hardly a second.
  const isConverting = page.waitForFunction(() => document.body.innerText.includes('Converting…'));
  await html(page).fill(long);
  await isConverting;
  await html(page).fill('<p class="title">b</p>');
  await expect(tsx(page)).toContainText('<Title as="p">b</Title>');
  await expect(result(page).getByText('b')).toBeVisible();
  expect(loads).toEqual([]);
  await expect.poll(() => page.workers().length).toBe(1);
});

/** Bulma's own contrasts are what they are. */
const ownViolations = async (page: Page) =>
  (await violationsWithFrames(page)).filter(
    ({ rule, isInDemo }) => !(isInDemo && rule === 'color-contrast'),
  );

/** Each would set a flag, load something or lead elsewhere if it could. */
const HOSTILE = `
<script>top.evil = 1; window.evil = 1</script>
<img src="x" onerror="top.evil = 1">
<a id="a" href="javascript:top.evil=1">a</a>
<a id="b" href="/blog" target="_top">b</a>
<a id="c" class="button" href="https://evil.example/">c</a>
<iframe srcdoc="<script>top.evil = 1</script>"></iframe>
<iframe class="box" src="javascript:top.evil=1"></iframe>
<svg onload="top.evil = 1"><a href="javascript:top.evil=1"><text y="9">d</text></a><image href="/evil.svg"/><use href="/evil.svg#a"/></svg>
<math><maction xlink:href="javascript:top.evil=1">e</maction></math>
<meta http-equiv="refresh" content="0;url=/evil">
<base href="https://evil.example/">
<link rel="stylesheet" href="/evil.css"><style>@import "/evil.css"; * { background: url(/evil.png) }</style>
<form action="https://evil.example/"><input name="f"><button id="g" class="button">g</button><button id="h" formaction="/evil">h</button></form>
<div style="background: url(https://evil.example/a.png)">i</div>
<div class="box" style="background: u\\72l('/evil.png'); --j: url(/evil.png)">j</div>
<img src="https://evil.example/b.png" srcset="/evil.png 2x"><input type="image" src="/evil.png">
<video src="/evil.mp4" poster="/evil.png" autoplay></video><object data="/evil.svg"></object><embed src="/evil.svg">
<figure class="image"><img src="//evil.example/c.png" alt=""></figure>
<table background="/evil.png"><tr><td background="/evil.png">k</td></tr></table>
<input class="input" autofocus onfocus="top.evil = 1">
<details open ontoggle="top.evil = 1"><summary>l</summary></details>`;

test('Pasted HTML never runs, loads or leads elsewhere, nor is there anything for the policy to forbid', async ({
  page,
  complaints,
}) => {
  await convertOnSite(page, '<div class="box">a</div>');
  await expect(result(page).getByText('a')).toBeVisible();
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await paste(page, HOSTILE);
  await expect(result(page).locator('#g')).toBeVisible();
  for (const id of ['a', 'b', 'c', 'g', 'h']) await result(page).locator(`#${id}`).click();
  await result(page).locator('svg a').click();
  await result(page).locator('input[name=f]').press('Enter');
  await expect(result(page).locator('#g')).toBeVisible();
  const flags = await Promise.all(page.frames().map((one) => one.evaluate(() => 'evil' in window)));
  expect(flags).toEqual([false, false]);
  // Code of pages to which visible links lead may be prefetched at any time.
  expect(requests.filter((url) => !/^data:|\/assets\/(css|js)\//.test(url))).toEqual([]);
  expect(new URL(page.url()).pathname).toBe(GUIDE);
  expect(page.context().pages()).toHaveLength(1);
  expect(complaints).toEqual([]);
});

test('A result that stops says why, and the next one runs', async ({ page }) => {
  await convertOnSite(page, '<div class="box">a</div>');
  await expect(result(page).getByText('a')).toBeVisible();
  await page.evaluate(() => {
    const frame = document.querySelector<HTMLIFrameElement>('iframe[src$="/demos/converted"]');
    const tree = { kind: 'element', name: 'Modal.Close', attributes: [], children: [] };
    frame?.contentWindow?.postMessage(tree, location.origin);
  });
  await expect(result(page).getByRole('alert')).toContainText(/^It stopped: .*Modal/);
  await paste(page, '<div class="box">b</div>');
  await expect(result(page).getByText('b')).toBeVisible();
});

test('What can’t be converted is told about in words', async ({ page }) => {
  await convertOnSite(page, '<div>'.repeat(600));
  await expect(status(page)).toHaveText(
    /^This can’t be converted\. The elements are nested more than \d+ levels deep\.$/,
  );
  await expect(converter(page).getByText('There is no result.')).toBeVisible();
});

test('A dialog in the result does not take the focus from the field', async ({ page }) => {
  await convertOnSite(page, '<p>a</p>');
  await expect(result(page).getByText('a')).toBeVisible();
  await html(page).focus();
  await paste(
    page,
    '<div class="modal is-active"><div class="modal-background"></div><div class="modal-content"><div class="box">b</div></div><button class="modal-close is-large"></button></div>',
  );
  await expect(result(page).getByRole('dialog')).toBeVisible();
  await page.keyboard.press('End');
  await page.keyboard.type('c');
  await expect(html(page)).toHaveValue(/c$/);
});

test('The converter works by keyboard, and Tab leaves each of its parts', async ({ page }) => {
  await open(page, GUIDE);
  await converter(page).getByRole('button', { name: 'Card' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status(page)).toContainText('Converted');
  await expect(converter(page).getByRole('button', { name: 'Dropdown' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab');
  await expect(converter(page).getByRole('button', { name: 'Clear' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(html(page)).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(converter(page).getByRole('button', { name: 'Copy HTML' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('<span class="tag">a</span>');
  await expect(tsx(page)).toContainText('<Tag>a</Tag>');
  for (const name of ['Edit TSX', 'Copy TSX']) {
    await page.keyboard.press('Tab');
    await expect(converter(page).getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(tsx(page)).toBeFocused();
});

for (const width of WIDTHS) {
  test(`At ${width} px, axe finds nothing in the converter, before and after it is used, in both modes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, GUIDE);
    for (const mode of MODES) {
      await switchTo(page, mode);
      expect(await ownViolations(page)).toEqual([]);
    }
    await converter(page).getByRole('button', { name: 'Navbar' }).click();
    // The frame is loaded when it is near.
    await page.locator('.frame-window').scrollIntoViewIfNeeded();
    await expect(result(page).getByText('Rowing club')).toBeVisible();
    for (const mode of MODES) {
      await switchTo(page, mode);
      expect(await ownViolations(page)).toEqual([]);
    }
  });
}

test('On a phone, the panes are below each other, and nothing is wider than the window', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await convertOnSite(page, DROPDOWN);
  const [field, code] = await Promise.all([html(page).boundingBox(), tsx(page).boundingBox()]);
  expect(code!.y).toBeGreaterThan(field!.y + field!.height);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('What is typed before React has taken over is converted', async ({ page }) => {
  const complaints = await complaintsOf(page, new URL(page.url() || 'http://localhost').origin);
  await page.goto(GUIDE);
  await html(page).fill('<div class="box">a</div>');
  await touch(page);
  await expect(tsx(page)).toContainText('<Box>a</Box>');
  expect(complaints.filter((one) => !one.startsWith('request'))).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('The guide shows the command, and no converter', async ({ page }) => {
    await page.goto(GUIDE);
    await expect(converter(page)).toBeHidden();
    await expect(page.getByText(`npx ${converted} page.html`)).toBeVisible();
  });
});
