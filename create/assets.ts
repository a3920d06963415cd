import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import library from '../library/package.json' with { type: 'json' };
import site from '../package.json' with { type: 'json' };
import { fromRoot } from '../plugins/base/root.ts';
import { deployment, type Deployment } from '../plugins/base/deployment.ts';
import { recipes } from '../plugins/demos/recipes.ts';
import { libraryRange } from '../plugins/package/install.ts';
import type { Assets, Recipe } from './src/assets.ts';

const codeOf = (name: string) =>
  readFileSync(fromRoot(`docs/recipes/${name}/${name}.demo.tsx`), 'utf8');

/** The packages that a recipe needs besides those of every app, with their versions. */
function packagesOf(code: string): Recipe['packages'] {
  const names = [...code.matchAll(/from '(@[^/']+\/[^/']+|[^./@'][^/']*)/g)].map(
    ([, name]) => name,
  );
  const versions: Partial<Record<string, string>> = site.dependencies;
  return Object.fromEntries(
    names.flatMap((name = '') =>
      ['bulmatic', 'react', 'react-dom'].includes(name) ? [] : [[name, `^${versions[name]}`]],
    ),
  );
}

/** In a deployed copy of the site, the links of an app lead there. */
function linkTo(folder: string, { siteUrl, baseUrl }: Deployment) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replaceAll(`${library.homepage}/`, `${siteUrl}${baseUrl}`));
  }
}

/** Writes what apps are made of into a folder: the templates, the recipes, and where the library comes from. */
export function writeAssets(folder: string, place: Deployment = deployment) {
  cpSync(fromRoot('create/templates'), join(folder, 'templates'), { recursive: true });
  linkTo(join(folder, 'templates'), place);
  mkdirSync(join(folder, 'recipes'), { recursive: true });
  const all = recipes().map(({ name, title }) => ({ name, title, code: codeOf(name) }));
  for (const { name, code } of all) writeFileSync(join(folder, 'recipes', `${name}.tsx`), code);
  const assets: Assets = {
    bulmatic: libraryRange(library.version, place),
    recipes: all.map(({ name, title, code }) => ({ name, title, packages: packagesOf(code) })),
  };
  writeFileSync(join(folder, 'assets.json'), JSON.stringify(assets, null, 2));
}
