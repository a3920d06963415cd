/** Takes the place of `@generated/registry`: the modules of the routes that are known, by the names of their chunks. */
import type { Registry } from '@docusaurus/types';
import type { Module, Part, Tables } from '@generated/routing';
import { own } from './own.ts';

/** Has the bundler make a chunk of each module; nobody calls it, since what a browser has to know of them comes as data. */
export const everyModule = () => import('@generated/registry');

const registry: Record<string, Registry[string]> = {};

async function load([id, chunks, codeChunks = []]: Module) {
  const needed = [...chunks, ...codeChunks];
  await Promise.all(needed.map((chunk) => __webpack_chunk_load__(chunk)));
  // Each module runs in a task of its own, so that the browser can answer the user in between.
  await (window as Partial<Pick<Window, 'scheduler'>>).scheduler?.yield();
  const loaded = __webpack_require__(id) as { __esModule?: true };
  // As `import()` does it for JSON.
  return loaded.__esModule ? loaded : { default: loaded };
}

/** Makes modules known, in the place of data that may have stood for some of them. */
export function register({ files, modules }: Pick<Tables, 'files' | 'modules'>) {
  const fileOf = __webpack_get_script_filename__;
  __webpack_get_script_filename__ = (chunk) => files[chunk] ?? fileOf(chunk);
  for (const [name, module] of Object.entries(modules)) {
    registry[name] = [() => load(module), name, String(module[0])];
  }
}

function registerOwn(part: Part) {
  register(part);
  for (const [name, data] of Object.entries(part.data)) {
    registry[name] = [() => Promise.resolve({ default: data }), name, name];
  }
}

if (own) registerOwn(own);

export default registry;
