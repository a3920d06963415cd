/** The tables of the whole site. A page loads them when it is idle, or when the user is about to leave it. */
import type { Names, Part, Whole } from '@generated/routing';
import globalData from './globalData.ts';
import { own } from './own.ts';
import registry, { register } from './registry.ts';
import { extend, routesOf } from './routes.ts';
import routesChunkNames from './routesChunkNames.ts';

/** For partial data of this page, the whole data. */
const wholes = new Map<unknown, unknown>();
const listeners = new Set<() => void>();
let loading: Promise<Whole | undefined> | undefined;

async function addWholes([name, part]: [string, object]) {
  const module = (await registry[name]?.[0]()) as { default: Record<string, unknown> };
  for (const [key, value] of Object.entries(part)) wholes.set(value, module.default[key]);
}

async function load({ whole, data }: Part) {
  const response = await fetch(whole);
  if (!response.ok) throw new Error(`${whole} could not be loaded: ${response.status}.`);
  const tables = (await response.json()) as Whole;
  Object.assign(routesChunkNames, tables.chunkNames);
  Object.assign(globalData, tables.globalData);
  register(tables);
  extend(tables.routes);
  await Promise.all(Object.entries(data).map(addWholes));
  listeners.forEach((listener) => listener());
  return tables;
}

/** Loads the tables of the whole site, once. Under `docusaurus start`, they are already there. */
export async function loadWhole(): Promise<Whole | undefined> {
  if (!own) return;
  loading ??= load(own);
  try {
    return await loading;
  } catch (error) {
    loading = undefined;
    throw error;
  }
}

const namesIn = (names: Names): string[] =>
  typeof names === 'string' ? [names] : Object.values(names).flatMap(namesIn);

/** The scripts of a page that are small enough to preload, relative to the site. */
export async function smallScriptsOf(path: string): Promise<string[]> {
  const tables = await loadWhole();
  if (!tables) return [];
  const names = routesOf(path).flatMap(({ key }) => namesIn(tables.chunkNames[key] ?? []));
  const chunks = new Set(names.flatMap((name) => tables.modules[name]?.[1] ?? []));
  const light = [...chunks].filter((chunk) => !tables.heavy.includes(chunk));
  return light.flatMap((chunk) => tables.files[chunk] ?? []);
}

/** The whole data for some partial data of this page, or the partial data until the whole is loaded. */
export const wholeOf = <Value>(part: Value) => (wholes.get(part) ?? part) as Value;

/**
 * Loads the whole when the browser is idle, and calls a function when it is there. Returns a function that stops this.
 */
export function onWhole(listener: () => void) {
  listeners.add(listener);
  // If it fails, the next caller that needs it tries again.
  (window.requestIdleCallback ?? setTimeout)(() => void loadWhole().catch(() => {}));
  return () => {
    listeners.delete(listener);
  };
}
