import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { deployment } from '../deployment.ts';
import { headersFile, robotsFile, securityFile } from './files.ts';
import { contentSecurityPolicy, scriptHashes } from './policy.ts';

// A policy applies only to what comes after it, so it has to come first.
const FIRST_TAG = '<meta charset=UTF-8>';

async function protectPage(file: string, html: string, policy: string) {
  if (!html.includes(FIRST_TAG)) {
    throw new Error(
      `${file}: the page does not begin with ${FIRST_TAG}, after which its policy belongs.`,
    );
  }
  const tag = `<meta http-equiv=Content-Security-Policy content="${policy}">`;
  await writeFile(file, html.replace(FIRST_TAG, FIRST_TAG + tag));
}

/** Docusaurus plugin: writes a Content Security Policy into every page, and the files that hosts and robots ask for. */
export default function security(): Plugin {
  return {
    name: 'security',
    async postBuild({ outDir, baseUrl }) {
      const files = (await readdir(outDir, { recursive: true }))
        .filter((file) => file.endsWith('.html'))
        .map((file) => join(outDir, file));
      const pages = await Promise.all(
        files.map(async (file) => ({ file, html: await readFile(file, 'utf8') })),
      );
      const policy = contentSecurityPolicy(pages.flatMap(({ html }) => scriptHashes(html)));
      await Promise.all(pages.map(({ file, html }) => protectPage(file, html, policy)));

      const here = { ...deployment, baseUrl };
      await mkdir(join(outDir, '.well-known'), { recursive: true });
      await writeFile(join(outDir, '.well-known/security.txt'), securityFile(here, new Date()));
      await writeFile(join(outDir, 'robots.txt'), robotsFile(here));
      await writeFile(join(outDir, '_headers'), headersFile(baseUrl, policy));
    },
  };
}
