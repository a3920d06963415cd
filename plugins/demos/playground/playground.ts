import { dirname } from 'node:path';
import { cached } from '../../base/cache.ts';
import { catalogue } from '../../library/catalogue.ts';
import { library, load } from '../../base/library.ts';
import { modules, type Module } from '../../library/modules.ts';
import { contentsOf } from '../../base/contents.ts';
import { hashOf } from '../../base/hash.ts';
import { demosOnPage } from '../../library/usagePage.ts';
import { fromRoot, inRoot } from '../../base/root.ts';
import { controlsOf } from './controls.ts';
import type { TryItData } from './data.ts';

const MAKE = 'plugins/demos/playground/makePlayground.ts';

const withUsagePage = () => modules().filter(({ guide }) => guide);

/** What the user may try on each Usage page, by the ids of the modules. */
export function tryItData(): Record<string, TryItData> {
  const key = hashOf(library().hash + contentsOf(['docs/components']).hash);
  return cached('try-it', key, () => {
    const { makeTryIt } = load<typeof import('./makePlayground.ts')>(MAKE);
    return Object.fromEntries(withUsagePage().map((module) => [module.id, makeTryIt(module)]));
  });
}

/** The controls of the helper props. */
export const helperControls = () => controlsOf(catalogue().helpers);

/** The module on whose Usage page a demo is the first one, which the user may try there. */
export function tryItOf(file: string): Module | undefined {
  const folder = inRoot(dirname(file));
  const module = withUsagePage().find((one) => one.folder === folder);
  return module && fromRoot(demosOnPage(module)[0].file) === file ? module : undefined;
}

/** Where the data of a page is among those of a plugin: `elements-button.json`. */
export const fileOf = ({ id }: Pick<Module, 'id'>) => `${id.replace('/', '-')}.json`;
