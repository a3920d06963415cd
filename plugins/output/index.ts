import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { compileAhead } from '../first-visit/compileAhead.ts';
import { lightenPages, type Page } from '../first-visit/index.ts';
import { fromRoot } from '../root.ts';
import { routingBundle } from '../routing/bundle.ts';
import type { Chunks } from '../routing/chunks.ts';
import { addPart, writeRouting } from '../routing/index.ts';
import { protect, writeHostFiles } from '../security/index.ts';

type Site = Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>;

async function readPages(outDir: string): Promise<Page[]> {
  const files = await readdir(outDir, { recursive: true });
  return Promise.all(
    files
      .filter((file) => file.endsWith('.html'))
      .map(async (file) => ({ file, html: await readFile(join(outDir, file), 'utf8') })),
  );
}

const routeOf = ({ file }: Page) => file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');

/**
 * Docusaurus plugin: finishes the pages of a build. It is one plugin, since Docusaurus runs this step of all plugins at
 * once, and the policy of a page depends on all that is in it.
 */
export default function output(context: Site): Plugin {
  let chunks: Chunks = { files: {}, modules: {}, sources: {}, shared: new Set() };
  return {
    name: 'output',
    configureWebpack: (_, isServer) => {
      const bundle = routingBundle(context, (all) => {
        chunks = all;
      });
      const config: Configuration = {
        resolve: { alias: { tslib$: fromRoot('src/tslib.ts') } },
        plugins: isServer ? [] : [bundle, compileAhead],
      };
      return config as object;
    },
    async postBuild(site) {
      const { outDir, baseUrl } = site;
      const partFor = await writeRouting(site, chunks);
      const pages = (await readPages(outDir)).map((page) => {
        const part = partFor(baseUrl + routeOf(page));
        const scripts = Object.values(part.files).map((script) => baseUrl + script);
        return { ...page, html: addPart(page.html, part), scripts };
      });
      const light = await lightenPages(pages, site);
      const done = light.map(({ file, html }) =>
        writeFile(join(outDir, file), protect(file, html)),
      );
      await Promise.all(done);
      await writeHostFiles(
        outDir,
        baseUrl,
        light.map(({ html }) => html),
      );
    },
  };
}
