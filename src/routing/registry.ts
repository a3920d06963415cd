/** Replaces `@generated/registry`: the modules of the known routes, by the names of their chunks. */
import type { Registry } from '@docusaurus/types';
import type { Module, Part, Tables } from '@generated/routing';
import { own } from './own.ts';

/**
 * Makes the bundler create a chunk for each module. It is never called, because the browser gets the data about chunks
 * separately.
 */
export const everyModule = () => import('@generated/registry');

const registry: Record<string, Registry[string]> = {};

async function load([id, chunks, codeChunks = []]: Module) {
  const needed = [...chunks, ...codeChunks];
  await Promise.all(needed.map((chunk) => __webpack_chunk_load__(chunk)));
  // Each module runs in a separate task, so the browser can respond to the user in between.
  await (window as Partial<Pick<Window, 'scheduler'>>).scheduler?.yield();
  const loaded = __webpack_require__(id) as { __esModule?: true };
  // As `import()` does for JSON.
  return loaded.__esModule ? loaded : { default: loaded };
}

/** Registers modules. They replace data that may have been used for some of them. */
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
