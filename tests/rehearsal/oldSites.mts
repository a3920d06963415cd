import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, expect, type Page } from '@playwright/test';
import { Parser } from 'htmlparser2';
import { deployment } from '../../plugins/base/deployment.ts';
import { launchOptions } from '../chromium.ts';
import { serve } from '../host.ts';
import { navbar, open } from '../site/page.ts';

/** A choice in the dropdown of versions, and where it leads. */
export interface Move {
  from: string;
  version: string;
  to: string;
  /** What the page says then, and what it doesn't. */
  says?: string;
  lacks?: string;
}

const chosen = () => localStorage.getItem('docs-preferred-version-default');

async function move(page: Page, { from, version, to, says = '', lacks }: Move) {
  await open(page, from);
  const own = /^\/(\d+\.\d+\.\d+)\//.exec(from)?.[1] ?? 'Next';
  await navbar(page).getByRole('button', { name: own, exact: true }).click();
  await navbar(page)
    .getByRole('listitem')
    .getByRole('link', { name: version, exact: true })
    .click();
  await expect(page).toHaveURL(to);
  await expect(page.locator('body')).toContainText(says);
  if (lacks) await expect(page.locator('main')).not.toContainText(lacks);
  const bar = page.getByRole('region', { name: 'Old version' });
  if (version === 'Next') await expect(bar).toHaveCount(0);
  else await expect(bar).toContainText(`the documentation of Bulmatic ${version}`);
  expect(await page.evaluate(chosen)).toBe(version === 'Next' ? 'current' : version);
}

/** Visits a built site with a browser: makes choices in its dropdown of versions, and takes a picture of two pages. */
export async function visit(folder: string, moves: readonly Move[], pictures: string) {
  const host = await serve(join(folder, 'build'));
  const browser = await chromium.launch(launchOptions());
  try {
    const viewport = { width: 1280, height: 800 };
    const page = await browser.newPage({ baseURL: host.origin, viewport });
    for (const name of ['index', 'docs/guides/versions']) {
      await open(page, `/${name.replace('index', '')}`);
      await page.screenshot({ path: `${pictures}-${name.split('/').at(-1)}.png` });
    }
    if (moves.length === 0)
      await expect(navbar(page).getByRole('button', { name: 'Next', exact: true })).toHaveCount(0);
    for (const one of moves) await move(page, one);
  } finally {
    await browser.close();
    await host.close();
  }
}

/** Links of an old version that lead to the newest one on purpose. */
const HOME = ['docs/intro', 'docs/guides/versions#old'].map((path) => `/${path}`);

/** What the attributes of a page lead to. The addresses in its examples of code are text. */
function linksIn(html: string): string[] {
  const found: string[] = [];
  const onattribute = (name: string, value: string) => {
    if (['href', 'src', 'action'].includes(name)) found.push(value);
  };
  new Parser({ onattribute }).end(html);
  return found;
}

const toOwnSite = new RegExp(`${deployment.siteUrl}/[^"'\\s<>)]*`, 'g');

/** The addresses in the files of an old version that lead to the newest one, but for those that do so on purpose. */
export function escapes(build: string, version: string): string[] {
  const root = join(build, version);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|md|txt|json|xml)$/.test(file),
  );
  const found = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const whole = text.match(toOwnSite) ?? [];
    const links = file.endsWith('.html') ? linksIn(text) : [];
    return [...whole, ...links].map((link) => link.replace(deployment.siteUrl, ''));
  });
  return [...new Set(found)].filter(
    (path) => /^\/(?!\/|\d+\.\d+\.\d+\/)/.test(path) && !HOME.includes(path),
  );
}
