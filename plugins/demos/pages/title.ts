import { basename, dirname } from 'node:path';
import { modules } from '../../library/modules.ts';
import { recipeNamed } from '../recipes.ts';
import { inRoot } from '../../base/root.ts';

/** The title of a demo: `Columns: responsive gap` for `columns/responsiveGap.demo.tsx`, and that of a recipe. */
export function titleOf(file: string): string {
  const folder = dirname(inRoot(file));
  const [, recipe] = /^docs\/recipes\/([^/]+)$/.exec(folder) ?? [];
  if (recipe) return `Recipe: ${recipeNamed(recipe).title}`;
  const subject = modules().find((module) => module.folder === folder)?.name ?? 'Demo';
  const words = basename(file, '.demo.tsx').replace(/[A-Z]/g, (letter) => ` ${letter}`);
  return `${subject}: ${words.replaceAll('-', ' ').toLowerCase()}`;
}
