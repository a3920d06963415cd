import { launchOptions } from '../chromium.ts';
import { expect, test } from './fixtures.ts';
import { open, reload, wake } from './page.ts';

// Playwright turns the back/forward cache off, and then the browser gives no reasons.
test.use({
  launchOptions: { ...launchOptions(), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

for (const isUsed of [false, true]) {
  test(`Nothing in a page that was ${isUsed ? 'used' : 'only read'} keeps the browser from showing it on the way back as it was`, async ({
    page,
    context,
  }) => {
    const session = await context.newCDPSession(page);
    await session.send('Page.enable');
    const explained = new Promise<string[]>((resolve) => {
      session.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
        // The browser may decide not to keep any page.
        const ofPage = notRestoredExplanations.filter(({ type }) => type !== 'Circumstantial');
        resolve(ofPage.map(({ reason }) => reason));
      });
    });
    await page.goto('/docs/intro');
    if (isUsed) await wake(page);
    await page.evaluate(() => {
      addEventListener('pageshow', () => Object.assign(window, { isBack: true }));
      location.assign('/blog');
    });
    await page.waitForURL('/blog');
    // In its own task, since a page that is left doesn't answer.
    await page.evaluate(() => void setTimeout(() => history.back()));
    const restored = page.waitForFunction(() => 'isBack' in window).then(() => []);
    expect(await Promise.race([explained, restored])).toEqual([]);
  });
}

test('After a reload with an open sidebar, which closes it, Back leads to the page before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/blog');
  await open(page, '/docs/intro');
  await page.getByRole('button', { name: 'Open navigation bar' }).click();
  await expect(page.getByRole('dialog', { name: 'Navigation' })).toBeVisible();
  await reload(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => void setTimeout(() => history.back()));
  await page.waitForURL('/blog');
});
