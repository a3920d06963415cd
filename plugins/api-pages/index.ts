import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import typedocPlugin from 'docusaurus-plugin-typedoc';

const filesBelow = (folder: string) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    : [];

const GROUPS = ['columns', 'components', 'elements', 'form', 'grid', 'helpers', 'layout'];

/** The library's modules, such as `elements/Box.tsx`; folders inside of a group hold the parts of one component. */
const modulesOf = (siteDir: string) =>
  GROUPS.flatMap((group) =>
    filesBelow(join(siteDir, 'library/src', group))
      .filter((file) => /^[^\\/]+\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => `${group}/${file}`),
  );

/** Makes `to` hold what `from` holds, and leaves alone what is equal, so that watchers see only what changed. */
function mirror(from: string, to: string) {
  const wanted = filesBelow(from);
  for (const file of filesBelow(to)) if (!wanted.includes(file)) rmSync(join(to, file));
  for (const file of wanted) {
    const [source, target] = [join(from, file), join(to, file)];
    if (existsSync(target) && readFileSync(source).equals(readFileSync(target))) continue;
    cpSync(source, target);
  }
}

/**
 * Docusaurus plugin: writes the API pages from the library's source into `docs/api`, before the docs are read, and again
 * whenever a source file changes while `npm start` runs. `docusaurus api` writes them and does nothing else.
 */
export default async function apiPages(context: LoadContext): Promise<Plugin> {
  const staging = join(context.generatedFilesDir, 'api-pages');
  const writePages = async () => {
    rmSync(staging, { recursive: true, force: true });
    await typedocPlugin(context, { options: join(context.siteDir, 'typedoc.json'), out: staging });
    // TypeDoc only logs its errors: whether it wrote all pages is the one sign of them.
    const missing = modulesOf(context.siteDir).filter(
      (module) => !existsSync(join(staging, `${module.replace(/\.tsx?$/, '').toLowerCase()}.md`)),
    );
    if (missing.length) {
      throw new Error(
        `The API pages cannot be written: correct what TypeDoc reports above. Without a page: ${missing.join(', ')}.`,
      );
    }
    mirror(staging, join(context.siteDir, 'docs/api'));
  };
  await writePages();
  let isFirstLoad = true;

  return {
    name: 'api-pages',
    getPathsToWatch: () => ['library/src/**/*.{ts,tsx}'],
    async loadContent() {
      // At the start the pages are there already: the docs plugin loads its content at the same time as this one.
      if (!isFirstLoad) await writePages();
      isFirstLoad = false;
    },
    extendCli(cli) {
      cli
        .command('api')
        .description('Write the API pages from the library source.')
        // Creating the plugin, which every command does, has written them.
        .action(() => console.log(`${filesBelow(staging).length} API pages written to docs/api.`));
    },
  };
}
