import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fromRoot, inRoot } from '../base/root.ts';
import { readFrontMatter, type FrontMatter } from '../content/readFrontMatter.ts';

/** Folders of code that people copy into their apps: each folder in them is a page. */
export const KINDS = { piece: 'docs/pieces', recipe: 'docs/recipes' } as const;

/** A piece is a component that Bulma lacks, and a recipe is a whole screen. */
export type Kind = keyof typeof KINDS;

/** What a file belongs to, if people copy it. */
export const kindOf = (file: string) =>
  (Object.keys(KINDS) as Kind[]).find((kind) => inRoot(file).startsWith(`${KINDS[kind]}/`));

/** A piece or a recipe. */
export interface Copied {
  /** Name of its folder. */
  name: string;
  title: string;
  /** One sentence for search engines and for the overview. */
  description: string;
}

function field(file: string, frontMatter: FrontMatter, key: string): string {
  const value = frontMatter[key];
  if (typeof value === 'string' && value) return value;
  throw new Error(`${file}:1: the front matter has no ${key}. Add a line "${key}: ...".`);
}

/**
 * A piece or recipe by the text of its page.
 *
 * @throws If the page has no title or description, or front matter that is not YAML.
 */
export function copiedOf(kind: Kind, name: string, text: string): Copied {
  const file = `${KINDS[kind]}/${name}/index.mdx`;
  const frontMatter = readFrontMatter(file, text);
  return {
    name,
    title: field(file, frontMatter, 'title'),
    description: field(file, frontMatter, 'description'),
  };
}

/** The piece or recipe in a folder of that name. */
export function copiedNamed(kind: Kind, name: string): Copied {
  const file = `${KINDS[kind]}/${name}/index.mdx`;
  if (existsSync(fromRoot(file))) return copiedOf(kind, name, readFileSync(fromRoot(file), 'utf8'));
  throw new Error(`${file} is missing: each folder of ${KINDS[kind]} is a ${kind} with a page.`);
}

/** The folder of what several pieces import. */
export const SHARED = 'shared';

const all = (kind: Kind): Copied[] =>
  readdirSync(fromRoot(KINDS[kind]), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== SHARED)
    .map(({ name }) => copiedNamed(kind, name))
    .toSorted((a, b) => a.title.localeCompare(b.title, 'en'));

/** All pieces, by title. */
export const pieces = () => all('piece');

/** All recipes, by title. */
export const recipes = () => all('recipe');
