import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeDemoPages } from '../demo-pages/write.ts';
import { compileAhead } from '../first-visit/compileAhead.ts';
import { lightener, type Page } from '../first-visit/index.ts';
import { fromRoot } from '../root.ts';
import { routingBundle, routingServer } from '../routing/bundle.ts';
import type { Chunks } from '../routing/chunks.ts';
import { addPart, writeRouting } from '../routing/index.ts';
import { protect, writeHostFiles } from '../security/index.ts';
import { inlineHashes, type InlineHashes } from '../security/policy.ts';

type Site = Pick<LoadContext, 'siteDir' | 'generatedFilesDir'>;

const pagesIn = async (outDir: string) =>
  (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.html'));

/** Reads one page at a time, because thousands of them don't fit in memory. */
async function* readPages(outDir: string, files: readonly string[]): AsyncGenerator<Page> {
  for (const file of files) yield { file, html: await readFile(join(outDir, file), 'utf8') };
}

const routeOf = ({ file }: Page) => file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');

/**
 * Docusaurus plugin: finishes the pages of a build. It is a single plugin, because Docusaurus runs this step of all
 * plugins in parallel, and the policy of a page depends on all of its content.
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
        plugins: isServer ? [routingServer(context)] : [bundle, compileAhead],
        // What most pages need is still more than the others should load.
        ...(!isServer && {
          optimization: { splitChunks: { cacheGroups: { common: false } } },
        }),
      };
      return config as object;
    },
    async postBuild(site) {
      const { outDir, baseUrl } = site;
      const files = await pagesIn(outDir);
      const partFor = await writeRouting(site, chunks);
      const lighten = await lightener(readPages(outDir, files), site);
      const pages = new Map<string, InlineHashes>();
      for await (const page of readPages(outDir, files)) {
        const part = partFor(baseUrl + routeOf(page));
        const scripts = Object.values(part.files).map((script) => baseUrl + script);
        const html = lighten({ ...page, html: addPart(page.html, part), scripts });
        const hashes = inlineHashes(html);
        pages.set(page.file, hashes);
        await writeFile(join(outDir, page.file), protect(page.file, html, hashes));
      }
      const demos = await writeDemoPages(site);
      await writeHostFiles({ outDir, baseUrl, pages, demos });
    },
  };
}
