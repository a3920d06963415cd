import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { closestMatch } from 'leven';
import type { Recipe } from './assets.ts';
import { CreateError, type Answers } from './options.ts';

const NAME = /^[a-z\d][a-z\d._-]{0,213}$/;

/** The name of an app, which is that of its folder. */
export const nameOf = (folder: string) => basename(resolve(folder));

/** What is wrong with a folder for a new app, and what to do; nothing if it is fine. */
export function wrongWithFolder(folder: string): string | undefined {
  const name = nameOf(folder);
  if (!NAME.test(name) || name === 'node_modules')
    return `"${name}" cannot be the name of a package: use small letters, digits and hyphens, such as my-app.`;
  if (!existsSync(folder)) return undefined;
  if (!statSync(folder).isDirectory()) return `${folder} is a file: name another folder.`;
  const isEmpty = readdirSync(folder).every((file) => file === '.git');
  return isEmpty ? undefined : `${folder} is not empty: name another folder, or empty it first.`;
}

/** Throws if no app can be made in a folder. */
export function checkFolder(folder: string) {
  const wrong = wrongWithFolder(folder);
  if (wrong) throw new CreateError(wrong);
}

/** Throws if something was asked for that cannot be. */
export function check(
  { folder, template, router, recipes = [] }: Answers,
  known: readonly Recipe[],
) {
  if (folder !== undefined) checkFolder(folder);
  if (recipes.length > 0 && router === false && template !== 'next')
    throw new CreateError('Recipes are pages, which need a router: leave out --no-router.');
  const names = known.map(({ name }) => name);
  const unknown = recipes.find((name) => !names.includes(name));
  if (unknown === undefined) return;
  const close = names.find((name) => name.includes(unknown)) ?? closestMatch(unknown, names);
  throw new CreateError(
    `There is no recipe ${unknown}: did you mean ${close}? create-bulmatic --help lists them.`,
  );
}
