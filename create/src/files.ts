import type { Assets, Layer, Recipe } from './assets.ts';
import { nameOf } from './check.ts';
import { FEATURES } from './features.ts';
import { linesFor } from './lines.ts';
import { managerOf } from './managers.ts';
import { manifestOf } from './manifest.ts';
import type { Options } from './options.ts';

/** Repeats the line of a template that stands for each recipe. */
const withRecipes = (text: string, recipes: readonly Recipe[]) =>
  text.replace(/\/\/ #recipes (.*)/, (_, line: string) =>
    recipes
      .map(({ name, title }) => line.replaceAll('$name', name).replaceAll('$title', title))
      .join('\n  '),
  );

/** In Next.js, a page is where its address says, and gives its title on the server; the recipe has state. */
function filesForNext({ name, title }: Recipe, files: Layer): Layer {
  const recipe = `src/recipes/${name}/${name}.tsx`;
  const page = `import type { Metadata } from 'next';

export const metadata: Metadata = { title: '${title}' };

export { default } from '../../recipes/${name}/${name}';
`;
  return {
    [recipe]: `'use client';\n\n${files[recipe]}`,
    [`src/app/${name}/page.tsx`]: page,
  };
}

/** The text of a file of a template, as an app has it. */
function adapted(text: string, options: Options, recipes: readonly Recipe[]): string {
  const { folder, darkMode, packageManager } = options;
  const isFixed = darkMode === 'light' || darkMode === 'dark';
  const lines = linesFor(text, (name) => FEATURES[name]!.has(options));
  return withRecipes(lines, recipes)
    .replaceAll('my-app', nameOf(folder))
    .replaceAll('npm run', `${packageManager} run`)
    .replace('<html lang="en"', isFixed ? `$& data-theme="${darkMode}"` : '$&');
}

/** All files of an app, by their paths. */
export function filesOf(options: Options, assets: Assets) {
  const { bulmatic, layers, recipes } = assets;
  const chosen = recipes.filter(({ name }) => options.recipes.includes(name));
  const lost = Object.values(FEATURES).filter(({ has }) => !has(options));
  const isLost = (path: string) =>
    lost.some(({ files = [] }) => files.some((end) => path.endsWith(end)));
  const router = FEATURES.router!.has(options) ? layers['vite-router'] : {};

  const files: Layer = {};
  const layered = { ...layers.shared, ...layers[options.template], ...router };
  for (const [path, text] of Object.entries(layered))
    if (!isLost(path)) files[path] = adapted(text, options, chosen);
  files['package.json'] = manifestOf(files['package.json']!, {
    without: lost.flatMap(({ packages = [], scripts = [] }) => [...packages, ...scripts]),
    bulmatic,
    recipes: chosen,
  });
  for (const recipe of chosen) {
    for (const path of recipe.files) files[path] = assets.files[path]!;
    if (options.template === 'next') Object.assign(files, filesForNext(recipe, files));
  }
  return { ...files, ...managerOf(options.packageManager).files };
}
