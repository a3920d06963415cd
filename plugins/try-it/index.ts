import type { Plugin } from '@docusaurus/types';
import { cached } from '../cache.ts';
import { catalogue } from '../catalogue/index.ts';
import { load } from '../catalogue/library.ts';
import { modules, type Module } from '../catalogue/modules.ts';
import { sourcesOf } from '../catalogue/sources.ts';
import { demosOnPage } from '../catalogue/usagePage.ts';
import { fromRoot } from '../root.ts';
import { controlsOf } from './controls.ts';
import type { TryItData } from './data.ts';

/** What the examples and controls depend on. */
const SOURCES = ['library/src', 'library/tests', 'docs/components', 'plugins', 'convert/src'];
const MAKE = fromRoot('plugins/try-it/make.ts');

const withUsagePage = () => modules().filter(({ guide }) => guide);

/** What the user may try on each Usage page, by the ids of the modules. */
export function tryItData(): Record<string, TryItData> {
  const { hash } = sourcesOf(SOURCES);
  return cached('try-it', hash, () => {
    const { makeTryIt } = load<typeof import('./make.ts')>(MAKE, hash);
    return Object.fromEntries(
      withUsagePage().map((module) => [module.id, makeTryIt(module, hash)]),
    );
  });
}

/** The controls of the helper props. */
export const helperControls = () => controlsOf(catalogue().helpers);

/** The module on whose Usage page a demo is the first one, which the user may try there. */
export const tryItOf = (file: string): Module | undefined =>
  withUsagePage().find((module) => file === fromRoot(demosOnPage(module)[0].file));

/** Where the data of a page is among those of a plugin: `elements-button.json`. */
export const fileOf = ({ id }: Pick<Module, 'id'>) => `${id.replace('/', '-')}.json`;

/** Docusaurus plugin: writes what the user may try on each Usage page, for the one who does. */
export default function tryIt(): Plugin {
  return {
    name: 'try-it',
    getPathsToWatch: () => [fromRoot('docs/components/**/*.demo.tsx'), fromRoot('library/src/**')],
    async contentLoaded({ actions }) {
      await actions.createData('helpers.json', JSON.stringify(helperControls()));
      for (const [id, data] of Object.entries(tryItData()))
        await actions.createData(fileOf({ id }), JSON.stringify(data));
    },
  };
}
