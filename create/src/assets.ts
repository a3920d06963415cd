import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A whole piece of an app, which becomes a page. */
export interface Recipe {
  name: string;
  title: string;
  /** The packages that it needs besides those of every app, with their versions. */
  packages: Record<string, string>;
}

/** What the package was packed with, next to the templates and the code of the recipes. */
export interface Assets {
  /** The version of the library, or the address of its package until npm has it. */
  bulmatic: string;
  recipes: Recipe[];
}

export const readAssets = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as Assets;
