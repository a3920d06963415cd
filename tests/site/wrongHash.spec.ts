import { expect, test } from './fixtures.ts';
import { navbar, open } from './page.ts';

for (const hash of ['#100%', '#%FF', '#a%b'])
  test(`${hash}, which is no valid hash, breaks no page, neither on the way back nor when it is typed`, async ({
    page,
    complaints,
  }) => {
    await open(page, `/docs/intro${hash}`);
    await navbar(page).getByRole('link', { name: 'Blog' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
    await page.evaluate((typed) => location.assign(typed + typed), hash);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting Started');
    expect(complaints).toEqual([]);
  });
