import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
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

function frontMatterOf(file: string, text: string): Partial<Record<string, unknown>> {
  const [, yaml = ''] = /^---\n(.*?)^---$/ms.exec(text) ?? [];
  const document = parseDocument(yaml);
  const [error] = document.errors;
  if (!error) return (document.toJS() as object | null) ?? {};
  const line = (error.linePos?.[0].line ?? 0) + 1;
  const [reason = ''] = error.message.split(' at line ');
  throw new Error(`${file}:${line}: the front matter is not YAML: ${reason}. Correct it.`);
}

function field(file: string, frontMatter: Partial<Record<string, unknown>>, key: string): string {
  const value = frontMatter[key];
  if (typeof value === 'string' && value) return value;
  throw new Error(`${file}: the front matter has no ${key}. Add a line "${key}: ...".`);
}

/**
 * A recipe by the text of its page.
 *
 * @throws If the page has no title or description, or front matter that is not YAML.
 */
export function recipeOf(name: string, text: string): Recipe {
  const file = `${FOLDER}/${name}/index.mdx`;
  const frontMatter = frontMatterOf(file, text);
  return {
    name,
    title: field(file, frontMatter, 'title'),
    description: field(file, frontMatter, 'description'),
  };
}

/** The recipe in a folder of that name. */
export function recipeNamed(name: string): Recipe {
  const file = `${FOLDER}/${name}/index.mdx`;
  if (existsSync(fromRoot(file))) return recipeOf(name, readFileSync(fromRoot(file), 'utf8'));
  throw new Error(`${file} is missing: each folder of ${FOLDER} is a recipe with a page.`);
}

/** All recipes, by title. */
export const recipes = (): Recipe[] =>
  readdirSync(fromRoot(FOLDER), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => recipeNamed(name))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));
