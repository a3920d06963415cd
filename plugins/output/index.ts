import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import type { Plugin } from '@docusaurus/types';
import { noteChunks, type Chunks } from '../first-visit/chunks.ts';
import { lightenPages } from '../first-visit/index.ts';
import { protect, writeHostFiles } from '../security/index.ts';

/**
 * Docusaurus plugin: finishes the pages of a build. It is one plugin, since Docusaurus runs this step of all plugins at
 * once, and the policy of a page depends on all that is in it.
 */
export default function output(): Plugin {
  const chunks: Chunks = new Map();
  return {
    name: 'output',
    configureWebpack: (_, isServer) => {
      const config: Configuration = isServer ? {} : { plugins: [noteChunks(chunks)] };
      return config as object;
    },
    async postBuild(site) {
      const { outDir, baseUrl } = site;
      const files = (await readdir(outDir, { recursive: true })).filter((file) =>
        file.endsWith('.html'),
      );
      const pages = await Promise.all(
        files.map(async (file) => ({ file, html: await readFile(join(outDir, file), 'utf8') })),
      );
      const light = await lightenPages(pages, site, chunks);
      await Promise.all(
        light.map(({ file, html }) => writeFile(join(outDir, file), protect(file, html))),
      );
      await writeHostFiles(
        outDir,
        baseUrl,
        light.map(({ html }) => html),
      );
    },
  };
}
