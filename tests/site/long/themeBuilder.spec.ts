import { violationsWithFrames } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { MODES, WIDTHS } from '../guide.ts';
import { holdScripts, open, outlast, switchTo, withoutPrefetch } from '../page.ts';
import { builder, GUIDE, measured, openBuilder, output, pair } from '../themes.ts';

const PLUM = '#theme=primary:322-60-35';
const TURQUOISE = 'rgb(0, 209, 178)';

test('A change is shown on the components at once, and in the CSS, the Sass, the link and the address', async ({
  page,
  complaints,
}) => {
  await openBuilder(page);
  await expect(pair(page, 'primary button')).toHaveCSS('background-color', TURQUOISE);
  expect(await output(page, 'CSS')).toContain('Bulma as it comes');
  await builder(page).getByRole('slider', { name: 'Hue' }).fill('322');
  await expect(pair(page, 'primary button')).toHaveCSS('background-color', 'rgb(209, 0, 132)');
  await builder(page).getByRole('slider', { name: 'Corners' }).fill('0');
  await expect(pair(page, 'link button')).toHaveCSS('border-radius', '0px');
  await builder(page).getByLabel('Font', { exact: true }).selectOption('Serif');
  await expect(pair(page, 'link button')).toHaveCSS('font-family', /Georgia, serif$/);
  expect(await output(page, 'CSS')).toMatch(
    /^:root,\n\[data-theme='light'\],\n\.theme-light {\n {2}--bulma-primary-h: 322deg;\n/,
  );
  expect(await output(page, 'Sass')).toBe(`@use 'bulma/sass' with (
  $primary: hsl(322deg, 100%, 41%),
  $radius-small: 0rem,
  $radius: 0rem,
  $radius-medium: 0em,
  $radius-large: 0rem,
  $family-primary: (Charter, Cambria, Georgia, serif)
);`);
  await expect(page).toHaveURL(/#theme=primary:322-100-41,radius:0,font:serif$/);
  expect(await output(page, 'Link')).toBe(page.url());
  expect(complaints).toEqual([]);
});

test('A color can be picked, and each of the six changes for itself', async ({ page }) => {
  await openBuilder(page);
  await builder(page).getByRole('radio', { name: 'danger' }).check();
  await builder(page)
    .getByLabel(/^Pick danger/)
    .fill('#8f2468');
  await expect(pair(page, 'danger button')).toHaveCSS('background-color', 'rgb(143, 36, 104)');
  await expect(pair(page, 'primary button')).toHaveCSS('background-color', TURQUOISE);
  await expect(page).toHaveURL(/#theme=danger:322-60-35$/);
});

test('A link opens its theme, what it has besides is told, and Reset returns to Bulma', async ({
  page,
}) => {
  await openBuilder(page, `${PLUM},radius:9,brand:1-2-3,blocks:2`);
  await expect(builder(page)).toBeFocused();
  await expect(builder(page).getByRole('alert')).toContainText(
    'They were ignored: radius:9, brand:1-2-3',
  );
  await expect(pair(page, 'primary button')).toHaveCSS('background-color', 'rgb(143, 36, 104)');
  await expect(builder(page).getByRole('slider', { name: 'Space between blocks' })).toHaveValue(
    '2',
  );
  await expect(page).toHaveURL(/#theme=primary:322-60-35,blocks:2$/);
  await builder(page).getByRole('button', { name: 'Reset' }).click();
  await expect(pair(page, 'primary button')).toHaveCSS('background-color', TURQUOISE);
  await expect(builder(page).getByRole('alert')).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${GUIDE}$`));
  await page.evaluate((hash) => (location.hash = hash), PLUM);
  await expect(pair(page, 'primary button')).toHaveCSS('background-color', 'rgb(143, 36, 104)');
});

test('Back returns to the theme that Reset took away, and Forward takes it away again', async ({
  page,
}) => {
  await openBuilder(page, PLUM);
  await builder(page).getByRole('button', { name: 'Reset' }).click();
  await expect(page).toHaveURL(/theming$/);
  await expect(pair(page, 'primary button')).toHaveCSS('background-color', TURQUOISE);
  await page.goBack();
  await expect(pair(page, 'primary button')).toHaveCSS('background-color', 'rgb(143, 36, 104)');
  await expect(page).toHaveURL(/primary:322-60-35$/);
  await page.goForward();
  await expect(pair(page, 'primary button')).toHaveCSS('background-color', TURQUOISE);
  await expect(page).toHaveURL(/theming$/);
});

test('Back returns to the theme even if the address still has it', async ({ page }) => {
  await openBuilder(page, PLUM);
  await builder(page)
    .getByRole('button', { name: 'Reset' })
    .evaluate((button: HTMLElement) => {
      button.click();
      history.back();
    });
  // As long as the builder waits for another change.
  await outlast(page, 200);
  await expect(pair(page, 'primary button')).toHaveCSS('background-color', 'rgb(143, 36, 104)');
  await expect(page).toHaveURL(/primary:322-60-35$/);
});

test('What was changed just before a link was followed is not in the address of the next page', async ({
  page,
}) => {
  await withoutPrefetch(page);
  await openBuilder(page, PLUM);
  const release = await holdScripts(page);
  await builder(page)
    .getByLabel('Font', { exact: true })
    .evaluate((field: HTMLSelectElement) => {
      field.selectedIndex += 1;
      field.dispatchEvent(new Event('change', { bubbles: true }));
      document.querySelector<HTMLAnchorElement>('nav a[href="/blog"]')!.click();
    });
  await expect(page).toHaveURL(/\/blog$/);
  // As long as the builder waits for another change.
  await outlast(page, 200);
  await expect(page).toHaveURL(/\/blog$/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
});

test('By keyboard, the builder opens, selects a color and changes it, and the copy button is reached before the preview', async ({
  page,
}) => {
  await open(page, GUIDE);
  await page.getByRole('button', { name: 'Open the theme builder' }).focus();
  await page.keyboard.press('Enter');
  await expect(builder(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await expect(builder(page).getByRole('radio', { name: 'link', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const hue = builder(page).getByRole('slider', { name: 'Hue' });
  await expect(hue).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(hue).toHaveAttribute('aria-valuetext', '234°');
  await expect(page).toHaveURL(/#theme=link:234-100-63$/);
  const copy = builder(page).getByRole('button', { name: 'Copy CSS' });
  const isInFrame = () => page.evaluate(() => document.activeElement?.localName === 'iframe');
  for (let presses = 0; presses < 20; presses++) {
    await page.keyboard.press('Tab');
    expect(await isInFrame()).toBe(false);
    if (await copy.evaluate((button) => button === document.activeElement)) return;
  }
  throw new Error('The copy button was not reached by 20 presses of Tab.');
});

test('The contrast of each pair is measured in both modes, with what contrast.css repairs', async ({
  page,
}) => {
  await openBuilder(page);
  const row = (mode: string) =>
    builder(page)
      .locator('tbody', { hasText: `In ${mode} mode` })
      .getByRole('row', { name: /^primary/ });
  await expect(row('light')).toHaveText(
    /^primary8\.81\.9 too low6\.4 with contrast\.css12\.56\.4$/,
  );
  await expect(row('dark')).not.toContainText('too low');
  const status = builder(page).getByRole('status');
  await expect(status).toHaveText(/^4\d of 48 .* contrast\.css repairs the other \d\.$/);
  const outlined = pair(page, 'primary outlined');
  await expect(outlined).toHaveCSS('color', TURQUOISE);
  await builder(page).getByRole('checkbox', { name: 'With contrast.css' }).check();
  await expect(outlined).not.toHaveCSS('color', TURQUOISE);
  await builder(page).getByRole('slider', { name: 'Lightness' }).fill('5');
  await expect(row('dark')).toContainText('1.0 too low');
  await expect(status).toHaveText(/repairs \d of the other/);
});

test('The preview has the mode of the site at first, and then the selected one', async ({
  page,
}) => {
  await open(page, GUIDE);
  await switchTo(page, 'dark');
  await page.getByRole('button', { name: 'Open the theme builder' }).click();
  await measured(page);
  const text = pair(page, 'primary text');
  await expect(builder(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
  await expect(text).toHaveCSS('color', TURQUOISE);
  await builder(page).getByRole('radio', { name: 'Light' }).check();
  await expect(text).not.toHaveCSS('color', TURQUOISE);
});

for (const width of WIDTHS)
  test(`The builder has no fault that axe knows, and is not wider than a window of ${width} px, in both modes`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await openBuilder(page, PLUM);
    await builder(page).getByRole('checkbox', { name: 'With contrast.css' }).check();
    for (const mode of MODES) {
      await switchTo(page, mode);
      await builder(page)
        .getByRole('radio', { name: mode === 'dark' ? 'Dark' : 'Light' })
        .check();
      expect(await violationsWithFrames(page)).toEqual([]);
      const overflow = () => document.documentElement.scrollWidth - innerWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
    }
  });

test('On a phone, the preview is as wide as the builder, and stays in view while a slider below it moves', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openBuilder(page);
  const columns = builder(page).getByRole('slider', { name: 'Space around columns' });
  await columns.scrollIntoViewIfNeeded();
  await columns.fill('2');
  const frame = builder(page).locator('iframe');
  await expect(frame).toBeInViewport({ ratio: 0.9 });
  const widths = await Promise.all(
    [builder(page), frame].map(async (one) => (await one.boundingBox())!.width),
  );
  expect(widths[0]! - widths[1]!).toBeLessThanOrEqual(2);
});
