import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from 'node:process';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { cachedLater } from '../base/cache.ts';
import { contentsOf } from '../base/contents.ts';
import { hashOf } from '../base/hash.ts';
import { library, load, refreshLibrary } from '../base/library.ts';
import { bulmaRules } from '../library/bulma/rules.ts';
import { modules } from '../library/modules.ts';
import { requireExplanations } from '../library/releases/breaks.ts';
import { CHANGES, comparisons } from './changes.ts';
import { classModules } from './classModule.ts';
import { figures } from './figures.ts';
import { galleryModule } from './gallery.ts';
import { helperTables } from './helperTables.ts';
import { fileOfProofs, titles } from '../content/titleBlock.ts';
import { proofs } from './proofs/proofs.ts';
import { mirror, textsIn } from './mirror.ts';
import { writePages } from './writePages.ts';

const componentsJson = () =>
  load<typeof import('./components-json/files.ts')>('plugins/reference/components-json/files.ts');

/**
 * Docusaurus plugin: makes what the site says of the library from its source: the API pages in `docs/api`, before the
 * docs are read, and the data of the index of classes, of the gallery and of the home page; all of it anew whenever a file
 * of the library changes while `npm start` runs. A build has `/components.json`, its schema and `/changes.json` too. `docusaurus api` writes
 * the API pages and does nothing else.
 */
export default async function reference(context: LoadContext): Promise<Plugin> {
  const staging = join(context.generatedFilesDir, 'api-pages');
  const target = join(context.siteDir, 'docs/api');
  let isWarm = false;
  const warmUp = async () => {
    if (!isWarm) await writePages(staging);
    isWarm = true;
  };
  const write = async () => {
    refreshLibrary();
    // Usage pages are asked for their first demo.
    const hash = hashOf(library().hash, contentsOf(['docs/components']).hash);
    const pages = await cachedLater('api-pages', hash, async () => {
      const written = writePages(staging);
      // The writer will ask for them, and this process has nothing else to do.
      bulmaRules();
      await written;
      isWarm = true;
      return textsIn(staging);
    });
    mirror(pages, target);
  };
  let componentsText = '';
  let changesText = '';
  let last = Promise.resolve();
  // One after the other: an edit may come while the pages of the one before are still written.
  const update = () => (last = last.catch(() => {}).then(write));
  await update();

  return {
    name: 'reference',
    getPathsToWatch: () => ['library/src/**/*.{ts,tsx}'],
    async loadContent() {
      await update();
      if (env.NODE_ENV !== 'production') return;
      requireExplanations();
      componentsText = await componentsJson().componentsText();
    },
    async contentLoaded({ actions }) {
      const { index, rows } = classModules(context.baseUrl);
      await actions.createData('classes.json', index);
      await actions.createData('class-rows.json', rows);
      await actions.createData('pictures.js', galleryModule());
      await actions.createData('helpers.json', helperTables());
      changesText = JSON.stringify(comparisons(), null, 1);
      await actions.createData(CHANGES, changesText);
      await actions.createData('figures.json', JSON.stringify(await figures()));
      for (const [file, title] of titles()) await actions.createData(file, title);
      const shown = await proofs();
      await actions.createData('proofs.json', JSON.stringify(shown));
      for (const one of shown)
        await actions.createData(fileOfProofs(one.id), JSON.stringify({ proofs: one.proofs }));
      // So that the first edit need not wait for TypeDoc to start.
      if (env.NODE_ENV === 'development') last = last.then(warmUp);
    },
    async postBuild({ outDir }) {
      const { COMPONENTS, SCHEMA, schemaText } = componentsJson();
      await writeFile(join(outDir, COMPONENTS), componentsText);
      await writeFile(join(outDir, SCHEMA), schemaText());
      await writeFile(join(outDir, CHANGES), changesText);
    },
    extendCli(cli) {
      cli
        .command('api')
        .description('Write the API pages from the library source.')
        // Creating the plugin, which every command does, has written them.
        .action(() => console.log(`${modules().length} API pages written to docs/api.`));
    },
  };
}
