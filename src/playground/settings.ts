import type { ControlValue } from '@generated/demos/default/playground/*.json';
import { isTryHash, PREFIX } from '../demos/tryHash.ts';
import type { Place, Places } from './places.ts';

/** What the user has set, by the keys of places in the order of the changes; `null` takes away what an example has. */
export type Settings = ReadonlyMap<string, ControlValue | null>;

/** The hash of an address for some settings: `#try=color:primary,size:large`. */
export function hashOf(settings: Settings): string {
  const pairs = [...settings].map(
    ([key, value]) => `${key}:${value === null ? '' : encodeURIComponent(value)}`,
  );
  return pairs.length ? `${PREFIX}=${pairs.join()}` : PREFIX;
}

/** A part of an address without its escapes; none if they are wrong. */
function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Some components render as much as a number says, and a million lines would stop the page. */
const MOST = 10_000;

/** The value that a text stands for; none if the prop has no such value. */
export function valueOf({ control, values }: Place, text: string): ControlValue | undefined {
  if (control.kind === 'text') return text;
  if (control.kind === 'switch') return text === 'true' || (text === 'false' ? false : undefined);
  if (control.kind === 'choice') return values.find((value) => String(value) === text);
  return Math.abs(Number(text)) <= MOST ? Number(text) : undefined;
}

/** Reads the hash of an address, and tells what in it is not known. */
export function readHash(hash: string, places: Places): { settings: Settings; unknown: string[] } {
  const settings = new Map<string, ControlValue | null>();
  const unknown: string[] = [];
  const pairs = isTryHash(hash) ? hash.slice(PREFIX.length + 1).split(',') : [];
  for (const pair of pairs.filter(Boolean)) {
    const text = decoded(pair) ?? pair;
    const [, key = '', written = ''] = /^([\w.]+):(.*)$/s.exec(text) ?? [];
    const place = places.get(key);
    const value = written === '' ? null : place && valueOf(place, written);
    if (!place || value === undefined) unknown.push(text);
    else settings.set(key, value);
  }
  return { settings, unknown };
}

/** The chosen value of a prop, or else its value in the example. */
export function currentOf({ key, initial }: Place, settings: Settings): ControlValue | undefined {
  const value = settings.get(key);
  return value === undefined ? initial : (value ?? undefined);
}

/** Some settings with one more, or without it if the example has that value anyway. */
export function withSetting(
  settings: Settings,
  { key, initial }: Place,
  value: ControlValue | undefined,
): Settings {
  const next = new Map(settings);
  next.delete(key);
  if (value !== initial) next.set(key, value ?? null);
  return next;
}
