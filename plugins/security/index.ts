import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deployment } from '../deployment.ts';
import { headersFile, robotsFile, securityFile } from './files.ts';
import { contentSecurityPolicy, type InlineHashes } from './policy.ts';

// A policy applies only to the elements after it, so it must come first.
const FIRST_TAG = /<meta charset="?UTF-8"?>/;

/**
 * A page with a policy that allows its inline scripts and styles, and nothing else.
 *
 * @throws If the page has no place for the policy.
 */
export function protect(file: string, html: string, inline: InlineHashes): string {
  if (!FIRST_TAG.test(html)) {
    throw new Error(
      `${file}: the page does not start with <meta charset=UTF-8>, which must come before its policy.`,
    );
  }
  const policy = contentSecurityPolicy(inline);
  const tag = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
  return html.replace(FIRST_TAG, (first) => first + tag);
}

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

/** What a finished build is made of, as far as its headers depend on it. */
export interface BuiltSite {
  outDir: string;
  baseUrl: string;
  /** Its pages: their files, and the inline scripts and styles of each. */
  pages: ReadonlyMap<string, InlineHashes>;
  /** Those of the pages of demos, which all have the same. */
  demos: InlineHashes;
}

/**
 * Writes the files that hosts and robots request, with a policy that allows the inline scripts and styles of all pages.
 */
export async function writeHostFiles({ outDir, baseUrl, pages, demos }: BuiltSite) {
  const inline = [...pages.values()];
  const policies = {
    pages: contentSecurityPolicy({
      scripts: inline.flatMap(({ scripts }) => scripts),
      styles: inline.flatMap(({ styles }) => styles),
    }),
    demos: contentSecurityPolicy(demos),
  };
  const here = { ...deployment, baseUrl };
  await mkdir(join(outDir, '.well-known'), { recursive: true });
  await writeFile(join(outDir, '.well-known/security.txt'), securityFile(here, new Date()));
  await writeFile(join(outDir, 'robots.txt'), robotsFile(here));
  await writeFile(
    join(outDir, '_headers'),
    headersFile(baseUrl, pathsOf([...pages.keys()]), policies),
  );
}
