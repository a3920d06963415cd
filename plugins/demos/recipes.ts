import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from '../base/root.ts';

const FOLDER = 'docs/recipes';

/** A whole piece of an app that people copy. */
export interface Recipe {
  /** Name of its folder and of its demo. */
  name: string;
  title: string;
  /** One sentence for search engines and for the overview. */
  description: string;
}

function field(file: string, text: string, key: string): string {
  const [, , value] = new RegExp(`^${key}: *(['"]?)(.+?)\\1$`, 'm').exec(text) ?? [];
  if (value) return value;
  throw new Error(`${file}: the front matter has no ${key}. Add a line "${key}: ...".`);
}

/**
 * A recipe by the text of its page.
 *
 * @throws If the page has no title or description.
 */
export function recipeOf(name: string, text: string): Recipe {
  const file = `${FOLDER}/${name}/index.mdx`;
  return {
    name,
    title: field(file, text, 'title'),
    description: field(file, text, 'description'),
  };
}

const read = (name: string) => readFileSync(fromRoot(`${FOLDER}/${name}/index.mdx`), 'utf8');

/** All recipes, by title. */
export const recipes = (): Recipe[] =>
  readdirSync(fromRoot(FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => recipeOf(name, read(name)))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
