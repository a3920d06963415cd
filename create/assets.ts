import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import library from '../library/package.json' with { type: 'json' };
import { deployment, type Deployment } from '../plugins/base/deployment.ts';
import { fromRoot } from '../plugins/base/root.ts';
import { recipes } from '../plugins/demos/copied.ts';
import { packagesOf, pathInApp, withImports } from '../plugins/demos/registry.ts';
import { libraryRange } from '../plugins/package/install.ts';
import type { Assets, Layer } from './src/assets.ts';

const TEMPLATES = 'create/templates';

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
export function assetsFor(place: Deployment = deployment): Assets {
  const all = recipes().map(({ name, title }) => ({
    name,
    title,
    files: withImports(`docs/recipes/${name}/${name}.demo.tsx`),
  }));
  return {
    bulmatic: libraryRange(library.version, place),
    layers: Object.fromEntries(
      readdirSync(fromRoot(TEMPLATES)).map((name) => [name, layerOf(name, place)]),
    ),
    files: Object.fromEntries(
      all
        .flatMap(({ files }) => files.map((file) => [pathInApp(file), file.content] as const))
        // Files that begin alike are next to each other, which makes the package a kilobyte smaller.
        .toSorted(([, a], [, b]) => a.localeCompare(b)),
    ),
    recipes: all.map(({ files, ...recipe }) => ({
      ...recipe,
      files: files.map(pathInApp),
      packages: Object.fromEntries(files.flatMap(packagesOf)),
    })),
  };
}
