import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { readAssets, type Recipe } from './assets.ts';
import { nameOf } from './check.ts';
import { FEATURES } from './features.ts';
import { linesFor } from './lines.ts';
import { managerOf } from './managers.ts';
import { manifestOf } from './manifest.ts';
import type { Options } from './options.ts';

/** Names that npm would not pack. */
const RENAMED: Record<string, string> = { gitignore: '.gitignore' };

/** The files of a template, by their paths in an app. */
const layer = (folder: string): [path: string, text: string][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      const path = relative(folder, file).split(sep).join('/');
      return [RENAMED[path] ?? path, readFileSync(file, 'utf8')];
    });

/** Repeats the line of a template that stands for each recipe. */
const withRecipes = (text: string, recipes: readonly Recipe[]) =>
  text.replace(/\/\/ #recipes (.*)/, (_, line: string) =>
    recipes
      .map(({ name, title }) => line.replaceAll('$name', name).replaceAll('$title', title))
      .join('\n  '),
  );

function recipeFile({ name }: Recipe, code: string, { template }: Options): [string, string] {
  if (template === 'vite') return [`src/recipes/${name}.tsx`, code];
  return [`src/app/${name}/page.tsx`, `'use client';\n\n${code}`];
}

/** All files of an app, by their paths, from a folder with what apps are made of. */
export function filesOf(options: Options, assets: string): Map<string, string> {
  const { bulmatic, recipes: known } = readAssets(assets);
  const recipes = known.filter(({ name }) => options.recipes.includes(name));
  const lost = Object.values(FEATURES).filter(({ has }) => !has(options));
  const isLost = (path: string) =>
    lost.some(({ files = [] }) => files.some((end) => path.endsWith(end)));
  const isFixed = options.darkMode === 'light' || options.darkMode === 'dark';

  const adapt = (text: string) =>
    withRecipes(
      linesFor(text, (name) => FEATURES[name]!.has(options)),
      recipes,
    )
      .replaceAll('my-app', nameOf(options.folder))
      .replaceAll('npm run', `${options.packageManager} run`)
      .replace(
        '<html lang="en"',
        isFixed ? `<html lang="en" data-theme="${options.darkMode}"` : '$&',
      );

  const layers = ['shared', options.template];
  if (FEATURES.router!.has(options)) layers.push('vite-router');
  const files = new Map(
    layers
      .flatMap((name) => layer(join(assets, 'templates', name)))
      .filter(([path]) => !isLost(path))
      .map(([path, text]) => [path, adapt(text)]),
  );
  const without = lost.flatMap(({ packages = [], scripts = [] }) => [...packages, ...scripts]);
  const manifest = manifestOf(files.get('package.json')!, { without, bulmatic, recipes });
  files.set('package.json', manifest);
  for (const recipe of recipes) {
    const code = readFileSync(join(assets, 'recipes', `${recipe.name}.tsx`), 'utf8');
    files.set(...recipeFile(recipe, code, options));
  }
  for (const [path, text] of Object.entries(managerOf(options.packageManager).files ?? {}))
    files.set(path, text);
  return files;
}
