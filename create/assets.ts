import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import library from '../library/package.json' with { type: 'json' };
import site from '../package.json' with { type: 'json' };
import { deployment, type Deployment } from '../plugins/base/deployment.ts';
import { fromRoot } from '../plugins/base/root.ts';
import { recipes } from '../plugins/demos/copied.ts';
import { libraryRange } from '../plugins/package/install.ts';
import type { Assets, Layer } from './src/assets.ts';

const TEMPLATES = 'create/templates';

/** The packages that a recipe needs besides those of every app, with their versions. */
function packagesOf(code: string): Record<string, string> {
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

/** The files of a template. In a deployed copy of the site, their links lead there. */
function layerOf(name: string, { siteUrl, baseUrl }: Deployment): Layer {
  const folder = fromRoot(join(TEMPLATES, name));
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  return Object.fromEntries(
    files.map((file) => [
      relative(folder, file).split(sep).join('/'),
      readFileSync(file, 'utf8').replaceAll(`${library.homepage}/`, `${siteUrl}${baseUrl}`),
    ]),
  );
}

/** What apps are made of, from the templates and recipes of this repository. */
export const assetsFor = (place: Deployment = deployment): Assets => ({
  bulmatic: libraryRange(library.version, place),
  layers: Object.fromEntries(
    readdirSync(fromRoot(TEMPLATES)).map((name) => [name, layerOf(name, place)]),
  ),
  recipes: recipes().map(({ name, title }) => {
    const code = readFileSync(fromRoot(`docs/recipes/${name}/${name}.demo.tsx`), 'utf8');
    return { name, title, code, packages: packagesOf(code) };
  }),
});
