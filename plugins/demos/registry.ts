import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, parse, posix } from 'node:path';
import library from '../../library/package.json' with { type: 'json' };
import site from '../../package.json' with { type: 'json' };
import { deployment } from '../base/deployment.ts';
import { fromRoot } from '../base/root.ts';
import { installed } from '../package/install.ts';
import { KINDS, pieces, recipes, SHARED, type Copied, type Kind } from './copied.ts';

/** A file of a piece or recipe, and where it goes in an app. */
export interface AppFile {
  path: string;
  type: 'registry:file';
  target: string;
  content: string;
}

/**
 * What a command puts into an app: files, and the packages and other pieces that these import.
 *
 * @see https://ui.shadcn.com/docs/registry/registry-item-json
 */
export interface RegistryItem {
  $schema: string;
  name: string;
  type: 'registry:item';
  title: string;
  description: string;
  dependencies: string[];
  registryDependencies: string[];
  files: AppFile[];
}

/** Every app that uses the library has them. */
const IN_EVERY_APP = ['react', 'react-dom', library.name];

/** The versions of packages that the files may import. */
const VERSIONS: Readonly<Record<string, string | undefined>> = {
  ...site.dependencies,
  ...library.peerDependencies,
};

/** The address from which a piece or recipe is added to an app. */
export const addressOf = (name: string) =>
  `${deployment.siteUrl}${deployment.baseUrl}r/${name}.json`;

/** A file of the docs, as an app has it. */
export function appFile(path: string): AppFile {
  return {
    path,
    type: 'registry:file',
    target: path.replace('docs/', '~/src/').replace('.demo', ''),
    content: readFileSync(fromRoot(path), 'utf8'),
  };
}

/** The path of a file in an app. */
export const pathInApp = ({ target }: AppFile) => target.slice('~/'.length);

const unique = (all: readonly string[]) => [...new Set(all)].toSorted();

/** What a file imports. */
export const importsOf = ({ content }: AppFile) =>
  [...content.matchAll(/^(?:import|export)\b[^;]*?from '([^']+)'/gm)].map(([, from = '']) => from);

const fileAt = (path: string) =>
  ['.tsx', '.ts'].map((end) => path + end).find((file) => existsSync(fromRoot(file))) ?? path;

/** A file and all that it imports by a path, each once. */
export function withImports(path: string, found: readonly AppFile[] = []): readonly AppFile[] {
  if (found.some((one) => one.path === path)) return found;
  const file = appFile(path);
  return importsOf(file)
    .filter((from) => from.startsWith('.'))
    .reduce<readonly AppFile[]>(
      (all, from) => withImports(fileAt(posix.join(posix.dirname(path), from)), all),
      [...found, file],
    );
}

/** The shared file that an import from a piece or from another shared file leads to. */
const sharedIn = (from: string) =>
  readdirSync(fromRoot(`${KINDS.piece}/${SHARED}`)).flatMap((file) =>
    [`../${SHARED}/${parse(file).name}`, `./${parse(file).name}`].includes(from)
      ? [`${KINDS.piece}/${SHARED}/${file}`]
      : [],
  );

/** The shared files that files import, and that these import. */
function sharedBy(files: readonly AppFile[]): AppFile[] {
  const found = unique(files.flatMap(importsOf).flatMap(sharedIn)).map(appFile);
  if (found.every(({ path }) => files.some((one) => one.path === path))) return found;
  return sharedBy([...files, ...found]);
}

/** The demo of a recipe is the recipe. Those of pieces show how to use them. */
const isCopied = (kind: Kind, file: string) =>
  /\.tsx?$/.test(file) && file.endsWith('.demo.tsx') === (kind === 'recipe');

/**
 * The files of a piece or recipe, and of what it shares with others. In an app, they have the same places next to each
 * other as in this repository.
 */
export function filesOf(kind: Kind, name: string): AppFile[] {
  const folder = `${KINDS[kind]}/${name}`;
  const own = readdirSync(fromRoot(folder))
    .filter((file) => isCopied(kind, file))
    .toSorted()
    .map((file) => appFile(`${folder}/${file}`));
  return [...own, ...sharedBy(own)];
}

function rangeOf({ path }: AppFile, name: string): string {
  const version = VERSIONS[name];
  if (version) return `^${version.replace('^', '')}`;
  throw new Error(
    `${path} imports ${name}, which package.json doesn't have: add it to the dependencies.`,
  );
}

/** The packages that a file imports, with their versions, without those that every app has. */
export const packagesOf = (file: AppFile): [name: string, range: string][] =>
  importsOf(file)
    .map((from) => /^(@[^/]+\/)?[^/]+/.exec(from)?.[0] ?? '')
    .filter((name) => !name.startsWith('.') && !IN_EVERY_APP.includes(name))
    .map((name) => [name, rangeOf(file, name)]);

/** The other pieces that a file imports. */
const piecesIn = (from: string) =>
  (/^\.\.\/(?:\.\.\/pieces\/)?([\w-]+)\/\w+$/.exec(from)?.slice(1) ?? []).filter(
    (name) => name !== SHARED,
  );

/** What a command puts into an app for a piece or recipe. */
export function registryItem(kind: Kind, { name, title, description }: Copied): RegistryItem {
  const files = filesOf(kind, name);
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name,
    type: 'registry:item',
    title,
    description,
    dependencies: unique([
      ...files.flatMap((file) => packagesOf(file).map((one) => one.join('@'))),
      installed,
      `bulma@${library.peerDependencies.bulma}`,
    ]),
    registryDependencies: unique(files.flatMap(importsOf).flatMap(piecesIn)).map(addressOf),
    files,
  };
}

/** All pieces and recipes. */
export const registryItems = () => [
  ...pieces().map((one) => registryItem('piece', one)),
  ...recipes().map((one) => registryItem('recipe', one)),
];

/** Writes the files that `npx shadcn add` reads. */
export async function writeRegistry(outDir: string) {
  const folder = join(outDir, 'r');
  await mkdir(folder, { recursive: true });
  for (const item of registryItems())
    await writeFile(join(folder, `${item.name}.json`), JSON.stringify(item, null, 2));
}
