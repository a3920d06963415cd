import type { ClassRow } from './classes.ts';
import type { SearchIndex } from './format.ts';
import { unpack, type Engine } from './unpack.ts';

/** Parts of the index that are loaded or loading. Parts that failed are loaded again. */
const loaded = new Map<string, Promise<unknown>>();

function once<Type>(address: string, load: () => Promise<Type>): Promise<Type> {
  const known = loaded.get(address) as Promise<Type> | undefined;
  if (known) return known;
  const now = load();
  loaded.set(address, now);
  now.catch(() => loaded.delete(address));
  return now;
}

async function fetchJson<Type>(address: string): Promise<Type> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return (await response.json()) as Type;
}

/** Loads what finds pages, sections and props. */
export const loadEngine = (baseUrl: string): Promise<Engine> =>
  once(`${baseUrl}search-pages.json`, async () =>
    unpack(await fetchJson<SearchIndex>(`${baseUrl}search-pages.json`)),
  );

/** Loads what finds classes and variables. */
export const loadClasses = (baseUrl: string): Promise<readonly ClassRow[]> =>
  once(`${baseUrl}search-classes.json`, () => fetchJson(`${baseUrl}search-classes.json`));
