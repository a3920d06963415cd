import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { expect, test } from '@playwright/test';
import { isOldVersion } from './markdown.ts';

const BUILD = 'build';
const ORIGIN = 'https://site.invalid';
const REFERENCES = {
  a: 'href',
  img: 'src',
  link: 'href',
  script: 'src',
  source: 'src',
} as const;

interface BuiltPage {
  route: string;
  ids: Set<string>;
  targets: string[];
}

function readPage(file: string): BuiltPage {
  const $ = load(readFileSync(join(BUILD, file), 'utf8'));
  const ids = new Set(
    $('[id]')
      .map((_, node) => $(node).attr('id'))
      .get(),
  );
  const targets = Object.entries(REFERENCES).flatMap(([tag, attribute]) =>
    $(`${tag}[${attribute}]`)
      .map((_, node) => $(node).attr(attribute))
      .get(),
  );
  const route = `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`;
  return { route, ids, targets };
}

const pages = readdirSync(BUILD, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map(readPage);
const pageAt = new Map(pages.map((page) => [page.route, page]));

/** What is wrong with a link or reference on a page; nothing if its target is there, or on another origin. */
function problem(page: BuiltPage, target: string): string | undefined {
  const url = new URL(target, ORIGIN + page.route);
  if (url.origin !== ORIGIN) return undefined;
  const path = decodeURI(url.pathname);
  if (isOldVersion(path)) return undefined;
  const found = pageAt.get(path);
  if (!found && !existsSync(join(BUILD, path))) return `${page.route}: nothing at ${target}`;
  const anchor = decodeURIComponent(url.hash.slice(1));
  // Links in demos are samples.
  const isSample = page.route.startsWith('/demos/') && target.startsWith('#');
  if (found && anchor && !isSample && !found.ids.has(anchor))
    return `${page.route}: no anchor ${target}`;
  return undefined;
}

test('Every internal link, asset and anchor of the build exists', () => {
  const problems = pages.flatMap((page) =>
    page.targets.map((target) => problem(page, target)).filter((one) => one !== undefined),
  );
  expect(pages.length).toBeGreaterThan(100);
  expect(problems).toEqual([]);
});
