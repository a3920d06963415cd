import type { Page } from '@playwright/test';
import { compileStringAsync } from 'sass-embedded';
import { expect, test } from '../fixtures.ts';
import { MODES } from '../guide.ts';
import { outlast } from '../page.ts';
import { expectSame, takePicture } from '../pictures.ts';
import { builder, openBuilder, output, randomHashes } from '../themes.ts';

const SEED = 1004;
const WIDTH = 1100;

const COLOR_OPTIONS = 'fieldset:has(legend:text-is("Color")) input';

/** What the page of the gallery has besides Bulma: no scroll bar, and the preview has no transitions. */
const STILL = `html { overflow-y: auto !important }
  *, ::before, ::after { transition: none !important; caret-color: transparent }`;

/** Shows the preview over the whole window. */
const fillWindow = (page: Page) =>
  builder(page)
    .locator('iframe')
    .evaluate((frame) => {
      frame.style.cssText = 'position: fixed; inset: 0; width: 100vw; height: 100vh; z-index: 9999';
      for (let box = frame.parentElement; box; box = box.parentElement) {
        // A box with a containment would be what the frame fills.
        box.style.containerType = 'normal';
        box.style.position = 'static';
        if (box.localName !== 'body') box.style.zIndex = 'auto';
      }
      frame.scrollIntoView();
    });

/** Replaces the styles of the gallery's page: Bulma as it comes, or none of it, and others after it. */
const style = (page: Page, hasBulma: boolean, css: string) =>
  page.evaluate(
    ({ hasBulma, css }) => {
      for (const sheet of document.styleSheets)
        if (sheet.href) sheet.disabled = !(hasBulma && sheet.href.includes('bulma'));
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    },
    { hasBulma, css: `${css}\n${STILL}` },
  );

async function picture(page: Page): Promise<Buffer> {
  await outlast(page, 0);
  return takePicture(page);
}

randomHashes(SEED).forEach((hash, index) => {
  test(`Random theme ${index + 1} (seed ${SEED}) looks the same in the preview, with its CSS and with its Sass, pixel by pixel`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    console.log(hash);
    await openBuilder(page, hash);
    await expect(builder(page).getByRole('alert')).toHaveCount(0);
    const controls = builder(page).locator(`input[type=range], select, ${COLOR_OPTIONS}`);
    // Three sliders are parts of a color.
    expect((await controls.count()) - 3).toBe(hash.split(',').length);
    const css = await output(page, 'CSS');
    const compiled = await compileStringAsync(await output(page, 'Sass'), {
      loadPaths: ['node_modules'],
      quietDeps: true,
    });
    const alone = await page.context().newPage();
    await alone.setViewportSize({ width: WIDTH, height: 800 });
    await alone.goto('/demos/gallery');
    await alone.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
    const lookAlone = async (theme: string, hasBulma: boolean, styles: string) => {
      await alone.evaluate((mode) => (document.documentElement.dataset.theme = mode), theme);
      await style(alone, hasBulma, styles);
      return picture(alone);
    };
    await style(alone, false, compiled.css);
    // Beyond the window, a frame draws nothing.
    const height = await alone.evaluate(() => document.documentElement.scrollHeight);
    for (const one of [page, alone]) await one.setViewportSize({ width: WIDTH, height });
    for (const mode of MODES) {
      await builder(page)
        .getByRole('radio', { name: mode === 'dark' ? 'Dark' : 'Light' })
        .check();
      await fillWindow(page);
      // Otherwise what is under the pointer would be hovered.
      await page.mouse.move(0, 0);
      const bySass = await lookAlone(mode, false, compiled.css);
      expectSame(await lookAlone(mode, true, css), bySass, `CSS and Sass, ${mode} mode`);
      expectSame(await picture(page), bySass, `preview and Sass, ${mode} mode`);
      await alone.emulateMedia({ colorScheme: mode });
      expectSame(await lookAlone('', true, css), bySass, `CSS on a ${mode} system`);
      const stock = await lookAlone(mode, true, '');
      expect(stock.equals(bySass), 'The theme changes nothing.').toBe(false);
      await builder(page)
        .locator('iframe')
        .evaluate((frame) => (frame.style.cssText = ''));
    }
    await alone.close();
  });
});
