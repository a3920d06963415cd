import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { violations } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { MODES, WIDTHS } from '../guide.ts';
import { holdScripts, open, outlast, switchTo, withoutPrefetch } from '../page.ts';
import { codeOf, isReady, openPanel, panelOf, stageOf } from '../tryIt.ts';

const BUTTON = '/docs/components/elements/button';
const COLUMNS = '/docs/components/columns/columns';
const MODAL = '/docs/components/components/modal';
const PROGRESS = '/docs/components/elements/progress';
/** In units of 1,000 bytes, compressed with brotli, without the frame. */
const LIMIT = 25;

const color = (page: Page) => panelOf(page).getByLabel('color', { exact: true });
const status = (page: Page) => panelOf(page).getByRole('status').first();
const first = (page: Page) => stageOf(page).getByRole('button').first();

test('A prop that the user sets changes the component, its TSX, its HTML and the address, and is announced once', async ({
  page,
  complaints,
}) => {
  await openPanel(page, BUTTON);
  await expect(color(page)).toHaveValue('primary');
  await color(page).selectOption('danger');
  await expect(first(page)).toHaveClass('button is-danger');
  await expect(codeOf(page, 'TSX')).toContainText('<Button color="danger">Save changes</Button>');
  await expect(codeOf(page, 'HTML')).toContainText('class="button is-danger"');
  await expect(page).toHaveURL(/#try=color:danger$/);
  await expect(status(page)).toHaveText('Button: color danger.');
  await panelOf(page).getByRole('switch', { name: 'outlined' }).check();
  await expect(page).toHaveURL(/#try=color:danger,outlined:true$/);
  await expect(status(page)).toHaveText('Button: outlined true.');
  await panelOf(page).getByLabel('children').fill('Remove, now');
  await expect(first(page)).toHaveText('Remove, now');
  await expect(page).toHaveURL(/children:Remove%2C%20now$/);
  expect(complaints).toEqual([]);
});

test('Back takes the last change back, Forward makes it again, and Reset takes all back', async ({
  page,
}) => {
  await openPanel(page, BUTTON);
  await color(page).selectOption('danger');
  await panelOf(page).getByLabel('size', { exact: true }).selectOption('large');
  await expect(first(page)).toHaveClass('button is-danger is-large');
  await page.goBack();
  await expect(first(page)).toHaveClass('button is-danger');
  await page.goBack();
  await expect(first(page)).toHaveClass('button is-primary');
  await expect(color(page)).toHaveValue('primary');
  await page.goForward();
  await page.goForward();
  await expect(first(page)).toHaveClass('button is-danger is-large');
  await panelOf(page).getByRole('button', { name: 'Reset' }).click();
  await expect(first(page)).toHaveClass('button is-primary');
  await expect(page).toHaveURL(/#try$/);
  await expect(status(page)).toHaveText('2 props changed.');
});

test('What was typed just before a link was followed does not lead back to the panel', async ({
  page,
}) => {
  await withoutPrefetch(page);
  await openPanel(page, BUTTON);
  const text = panelOf(page).getByLabel('children');
  await text.fill('Save');
  await expect(page).toHaveURL(/children:Save$/);
  const release = await holdScripts(page);
  await text.evaluate((field: HTMLInputElement) => {
    field.setRangeText(' all', 4, 4);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    document.querySelector<HTMLAnchorElement>('nav a[href="/blog"]')!.click();
  });
  await expect(page).toHaveURL(/\/blog$/);
  // As long as the panel waits for another key.
  await outlast(page, 300);
  await expect(page).toHaveURL(/\/blog$/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
});

test.describe('In the field of a number', () => {
  for (const [keys, text] of [
    ['1.05', '1.05'],
    ['-0.5', '-0.5'],
    ['100000', '10000'],
  ] as const) {
    test(`the keys ${keys} write ${text}`, async ({ page }) => {
      await openPanel(page, PROGRESS);
      const value = panelOf(page).getByLabel('value', { exact: true });
      await value.fill('');
      await value.pressSequentially(keys);
      await expect(value).toHaveValue(text);
      await expect(codeOf(page, 'TSX')).toContainText(`value={${text}}`);
    });
  }
});

test('What cannot be rendered is told in words', async ({ page }) => {
  await openPanel(page, '/docs/components/components/panel#try=Tab.value:');
  await expect(stageOf(page).getByRole('alert')).toHaveText(
    'This can’t be rendered with these props: Panel.Tab',
  );
});

test('At 320 px, no control is wider than the panel, also one with a width', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPanel(page, COLUMNS);
  await expect(panelOf(page).getByLabel('Width for gap')).toBeVisible();
  const excess = await panelOf(page).evaluate((panel) => {
    const { right } = panel.getBoundingClientRect();
    const fields = [...panel.querySelectorAll('input, select')];
    return Math.max(...fields.map((one) => one.getBoundingClientRect().right - right));
  });
  expect(excess).toBeLessThanOrEqual(0);
});

test('A link opens the panel with what it says, and what it does not know is left out with a word', async ({
  page,
  complaints,
}) => {
  await openPanel(page, `${BUTTON}#try=color:,size:large,tint:red,size:huge,mt:3,%E0%A4:x`);
  await expect(first(page)).toHaveClass('button is-large mt-3');
  await expect(status(page)).toHaveText(
    'The address has “tint:red”, “size:huge”, “%E0%A4:x”, which Button does not have. It was left out.',
  );
  await expect(panelOf(page)).toBeInViewport();
  await expect(codeOf(page, 'TSX')).toContainText('<Button size="large" mt={3}>');
  expect(complaints).toEqual([]);
});

test('A prop that does nothing says so next to its control, and to screen readers', async ({
  page,
}) => {
  await openPanel(page, `${BUTTON}#try=color:`);
  const soft = panelOf(page).getByRole('switch', { name: 'soft' });
  await soft.check();
  const note = 'No effect here: no rule of Bulma uses is-soft in this place.';
  await expect(panelOf(page)).toContainText(note);
  await expect(soft).toHaveAccessibleDescription(new RegExp(note));
  await expect(status(page)).toHaveText('Button: soft true. It has no effect here.');
  await color(page).selectOption('link');
  await expect(panelOf(page)).not.toContainText('No effect here');
});

test('Search finds helper props, which are set for a width where Bulma has them by width', async ({
  page,
}) => {
  await openPanel(page, COLUMNS);
  await expect(panelOf(page).getByLabel('textAlign')).toBeHidden();
  await panelOf(page).getByRole('searchbox', { name: 'Find a prop' }).fill('textAlign');
  await panelOf(page).getByLabel('Width for textAlign').selectOption('tablet');
  await panelOf(page).getByLabel('textAlign', { exact: true }).selectOption('right');
  await expect(codeOf(page, 'TSX')).toContainText("textAlign={{ tablet: 'right' }}");
  await expect(page).toHaveURL(/#try=textAlign.tablet:right$/);
  await expect(stageOf(page).locator('.columns')).toHaveClass(/has-text-right-tablet/);
});

test('Parts have controls of their own, and the frame shows them at the width that the user chooses', async ({
  page,
}) => {
  await openPanel(page, MODAL);
  await panelOf(page).getByLabel('Props of').selectOption('Modal.Close');
  await panelOf(page).getByLabel('size', { exact: true }).selectOption('');
  await expect(codeOf(page, 'TSX')).toContainText('<Modal.Close />');
  await expect(page).toHaveURL(/#try=Close.size:$/);
  await panelOf(page).getByRole('button', { name: '390' }).click();
  await expect
    .poll(() =>
      panelOf(page)
        .locator('iframe')
        .evaluate((frame: HTMLIFrameElement) => frame.contentWindow!.innerWidth),
    )
    .toBe(390);
});

test('The panel works by keyboard: it opens, leaves the focus with its controls, and Close gives it back', async ({
  page,
}) => {
  await open(page, MODAL);
  const button = page.getByRole('button', { name: 'Try it' });
  await button.focus();
  await page.keyboard.press('Enter');
  await isReady(page);
  await expect(stageOf(page).getByRole('dialog')).toBeVisible();
  await expect(panelOf(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panelOf(page).getByLabel('Props of')).toBeFocused();
  const escape = panelOf(page).getByRole('switch', { name: 'closeOnEscape' });
  await escape.focus();
  await page.keyboard.press('Space');
  await expect(codeOf(page, 'TSX')).toContainText('closeOnEscape={false}');
  await expect(escape).toBeFocused();
  await panelOf(page).getByRole('button', { name: 'Close', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(button).toBeFocused();
  await expect(page).toHaveURL(/#demo-basic$/);
});

for (const width of WIDTHS) {
  test(`At ${width} px axe finds nothing in the panel, in both modes`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPanel(page, `${BUTTON}#try=color:,soft:true,tint:red`);
    await expect(panelOf(page)).toContainText('No effect here');
    for (const mode of MODES) {
      await switchTo(page, mode);
      expect((await violations(page)).filter(({ isInDemo }) => !isInDemo)).toEqual([]);
    }
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(scrollWidth).toBeLessThanOrEqual(width);
  });
}

test(`What the panel loads next to its frame is at most ${LIMIT} kB, and comes when it is used`, async ({
  page,
}) => {
  await withoutPrefetch(page);
  await open(page, BUTTON);
  await page.waitForLoadState('networkidle');
  const urls = new Set<string>();
  page.on('response', (response) => {
    if (!/\/demos\/|bulma\.min/.test(response.url())) urls.add(response.url());
  });
  await page.getByRole('button', { name: 'Try it' }).click();
  await isReady(page);
  let total = 0;
  for (const url of urls)
    total += brotliCompressSync(await (await page.request.get(url)).body()).length;
  expect(urls.size).toBeGreaterThan(1);
  expect(total / 1000).toBeLessThanOrEqual(LIMIT);
  console.log(`Try it loads ${(total / 1000).toFixed(1)} kB in ${urls.size} requests.`);
});

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page does not offer to try anything', async ({ page }) => {
    await page.goto(BUTTON);
    await expect(page.getByRole('link', { name: 'Open alone' }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try it' })).toBeHidden();
  });
});

test('If the preview cannot be loaded, the page stays', async ({ page }) => {
  await page.route('**/demos/try-it', (route) => route.abort());
  await open(page, BUTTON);
  await page.getByRole('button', { name: 'Try it' }).first().click();
  await color(page).selectOption('danger');
  await expect(codeOf(page, 'TSX')).toContainText('<Button color="danger">');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
});
