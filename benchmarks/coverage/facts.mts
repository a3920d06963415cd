import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { manifestOf, type Manifest } from '../peers.mts';

/** What only works in the browser's part of an app that uses server components. */
const FOR_CLIENTS = /\b(createContext|use(State|Reducer|Ref|Effect|LayoutEffect|Context))\b/;
const DIRECTIVE = /^\s*['"]use client['"]/;

/** The conditions and files of what `import 'package'` and `require('package')` load, such as `import ./index.js`. */
function entriesOf({ exports, main = '', module }: Manifest): string[] {
  const flatten = (value: unknown, condition: string): string[] =>
    typeof value === 'object' && value
      ? Object.entries(value).flatMap(([name, inner]) => flatten(inner, name))
      : [`${condition} ${String(value)}`];
  if (exports) return flatten((exports as Record<string, unknown>)['.'], '');
  return [`default ${main}`, ...(module ? [`import ${module}`] : [])];
}

/** The module formats that a package declares. */
function formatsOf(manifest: Manifest): string[] {
  const formats = entriesOf(manifest)
    .filter((entry) => !entry.startsWith('types '))
    .map((entry) => {
      if (/^require |\.cjs$/.test(entry)) return 'CommonJS';
      if (/^import |\.mjs$/.test(entry) || manifest.type === 'module') return 'ES modules';
      return 'CommonJS';
    });
  return [...new Set(formats)];
}

function effectsOf({ sideEffects }: Manifest): string {
  if (sideEffects === undefined) return 'not declared';
  return sideEffects === false ? 'none' : 'stylesheets only';
}

/** How the components work in an app with server components. */
function serverUseOf(name: string, folder: string, code: string): string {
  const root = join(folder, 'node_modules', name);
  const isMarked = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.[cm]?js$/.test(file))
    .some((file) => DIRECTIVE.test(readFileSync(join(root, file), 'utf8')));
  if (isMarked) return 'yes';
  return FOR_CLIENTS.test(code) ? "in your own `'use client'` files" : 'yes';
}

/** What a package declares, and what its published code shows. */
export function factsOf(name: string, folder: string, code: string) {
  const manifest = manifestOf(name, folder);
  const { version, license, peerDependencies = {}, dependencies = {} } = manifest;
  const types = [manifest.types, ...entriesOf(manifest)].some((entry) => entry?.endsWith('.d.ts'));
  return {
    version,
    react: peerDependencies.react ?? 'not declared',
    bulma: peerDependencies.bulma ?? dependencies.bulma ?? 'not declared',
    formats: formatsOf(manifest),
    sideEffects: effectsOf(manifest),
    server: serverUseOf(name, folder, code),
    types,
    license,
  };
}
