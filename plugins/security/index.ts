import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deployment } from '../deployment.ts';
import { headersFile, robotsFile, securityFile } from './files.ts';
import { contentSecurityPolicy, type InlineHashes } from './policy.ts';

// A policy applies only to the elements after it, so it must come first.
const FIRST_TAG = '<meta charset=UTF-8>';

/**
 * A page with a policy that allows its inline scripts and styles, and nothing else.
 *
 * @throws If the page has no place for the policy.
 */
export function protect(file: string, html: string, inline: InlineHashes): string {
  if (!html.includes(FIRST_TAG)) {
    throw new Error(
      `${file}: the page does not start with ${FIRST_TAG}, which must come before its policy.`,
    );
  }
  const policy = contentSecurityPolicy(inline);
  const tag = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
  return html.replace(FIRST_TAG, FIRST_TAG + tag);
}

/**
 * Writes the files that hosts and robots request, with a policy that allows the inline scripts and styles of all pages.
 */
export async function writeHostFiles(outDir: string, baseUrl: string, pages: InlineHashes[]) {
  const policy = contentSecurityPolicy({
    scripts: pages.flatMap(({ scripts }) => scripts),
    styles: pages.flatMap(({ styles }) => styles),
  });
  const here = { ...deployment, baseUrl };
  await mkdir(join(outDir, '.well-known'), { recursive: true });
  await writeFile(join(outDir, '.well-known/security.txt'), securityFile(here, new Date()));
  await writeFile(join(outDir, 'robots.txt'), robotsFile(here));
  await writeFile(join(outDir, '_headers'), headersFile(baseUrl, policy));
}
