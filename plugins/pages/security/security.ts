import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deployment } from '../../base/deployment.ts';
import { siteHead } from '../../demos/pages/document.ts';
import { isOld } from '../../library/releases/versions.ts';
import { replaceIn, type Html, type Site } from '../page.ts';
import { headersFile, robotsFile, securityFile } from './files.ts';
import { contentSecurityPolicy, inlineHashes, type InlineHashes } from '../../base/policy.ts';

// A policy applies only to the elements after it, so it must come first.
const FIRST_TAG = /<meta charset="?UTF-8"?>/;

/** The editors on the web that open a demo, to which a page sends a form when somebody asks for it. */
const EDITORS = ['https://stackblitz.com', 'https://codesandbox.io'];

type BuiltSite = Pick<Site, 'outDir' | 'baseUrl'>;

/** The paths of pages, down to the first folder. */
const pathsOf = (files: readonly string[]) =>
  [
    ...new Set(
      files.map((file) => {
        const [first = '', ...rest] = file.split('/');
        return rest.length ? `${first}/*` : first.replace(/(^index)?\.html$/, '');
      }),
    ),
  ].toSorted();

/** Writes the files that hosts and robots request, with a policy that allows what is inline in all pages. */
async function writeHostFiles(
  pages: readonly Html[],
  inline: InlineHashes,
  { outDir, baseUrl }: BuiltSite,
) {
  const policies = {
    pages: contentSecurityPolicy(inline, EDITORS),
    demos: contentSecurityPolicy(siteHead().hashes),
  };
  const here = { ...deployment, baseUrl };
  await mkdir(join(outDir, '.well-known'), { recursive: true });
  await writeFile(join(outDir, '.well-known/security.txt'), securityFile(here, new Date()));
  // An old version has no sitemap to name.
  if (!isOld) await writeFile(join(outDir, 'robots.txt'), robotsFile(here));
  const paths = pathsOf(pages.map(({ file }) => file));
  await writeFile(join(outDir, '_headers'), headersFile(baseUrl, paths, policies));
}

/** Adds a policy to each page that allows its inline scripts and styles and nothing else, and writes files for hosts. */
export async function protectPages(pages: readonly Html[], site: BuiltSite) {
  const all: InlineHashes = { scripts: [], styles: [] };
  for (const page of pages) {
    const hashes = inlineHashes(page.html);
    all.scripts.push(...hashes.scripts);
    all.styles.push(...hashes.styles);
    const policy = contentSecurityPolicy(hashes, EDITORS);
    const tag = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
    replaceIn(page, FIRST_TAG, (first) => first + tag, 'plugins/pages/security/security.ts');
  }
  await writeHostFiles(pages, all, site);
}
