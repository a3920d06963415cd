import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Configuration } from '@rspack/core';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { writeDemoPages } from '../demo-pages/write.ts';
import { compileAhead } from '../first-visit/compileAhead.ts';
import { lightener, type Page } from '../first-visit/index.ts';
import { heads } from '../head/index.ts';
import { fromRoot } from '../root.ts';
import { searchIndex } from '../search/index.ts';
import { protect, writeHostFiles } from '../security/index.ts';
import { inlineHashes, type InlineHashes } from '../security/policy.ts';
import { twinWriter } from '../twins/index.ts';
import { loaderIn } from '../typescript.ts';

type Site = Pick<LoadContext, 'generatedFilesDir'>;

const pagesIn = async (outDir: string) =>
  (await readdir(outDir, { recursive: true })).filter((file) => file.endsWith('.html'));

/** Reads one page at a time, because thousands of them don't fit in memory. */
async function* readPages(outDir: string, files: readonly string[]): AsyncGenerator<Page> {
  for (const file of files) yield { file, html: await readFile(join(outDir, file), 'utf8') };
}

/** The paths of pages below the base URL, and what they contain. */
async function* readPaths(outDir: string, files: readonly string[]) {
  for await (const page of readPages(outDir, files)) yield [routeOf(page), page.html] as const;
}

const routeOf = ({ file }: Page) => file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1');

/**
 * Docusaurus plugin: finishes the pages of a build. It is a single plugin, because Docusaurus runs this step of all
 * plugins in parallel, and the policy of a page depends on all of its content.
 */
export default function output({ generatedFilesDir }: Site): Plugin {
  const registry = join(generatedFilesDir, 'registry.js');
  const loader = loaderIn('plugins/output/registryLoader.ts');
  return {
    name: 'output',
    configureWebpack: (_, isServer) => {
      const config: Configuration = {
        resolve: { alias: { tslib$: fromRoot('src/tslib.ts') } },
        // What most pages need is still more than the others should load.
        ...(!isServer && {
          module: { rules: [{ test: registry, use: [loader] }] },
          plugins: [compileAhead],
          optimization: { splitChunks: { cacheGroups: { common: false } } },
        }),
      };
      return config as object;
    },
    async postBuild(site) {
      const { outDir, baseUrl } = site;
      const files = await pagesIn(outDir);
      const lighten = await lightener(readPages(outDir, files), site);
      const headOf = await heads(readPaths(outDir, files), site);
      const pages = new Map<string, InlineHashes>();
      const search = searchIndex(outDir);
      const twins = twinWriter(site);
      for await (const page of readPages(outDir, files)) {
        search.add(routeOf(page), page.html);
        const head = await headOf(routeOf(page));
        const linked = await twins.add(page);
        const light = lighten({ ...page, html: linked });
        const html = light.replace('</head>', () => `${head}</head>`);
        const hashes = inlineHashes(html);
        pages.set(page.file, hashes);
        await writeFile(join(outDir, page.file), protect(page.file, html, hashes));
      }
      await search.write();
      await twins.finish();
      const demos = await writeDemoPages(site);
      await writeHostFiles({ outDir, baseUrl, pages, demos });
    },
  };
}
