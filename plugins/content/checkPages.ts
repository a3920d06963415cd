import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lineOf } from '../base/lineOf.ts';
import { slashed } from '../base/root.ts';
import { freshTypescript } from '../base/typescript.ts';
import { readFrontMatter, type FrontMatter } from './readFrontMatter.ts';

const SIDEBARS = 'sidebars.ts';

interface Page {
  /** From the folder of the site. */
  file: string;
  text: string;
  frontMatter: FrontMatter;
}

function pagesIn(siteDir: string, folder: string): Page[] {
  const files = readdirSync(join(siteDir, folder), { recursive: true, encoding: 'utf8' });
  return files
    .map((file) => slashed(join(folder, file)))
    .filter((file) => /\.mdx?$/.test(file) && !file.includes('/_'))
    .map((file) => {
      const text = readFileSync(join(siteDir, file), 'utf8');
      return { file, text, frontMatter: readFrontMatter(file, text) };
    });
}

/** The ids of documents that a part of the sidebars names. */
function idsIn(part: unknown): string[] {
  if (typeof part === 'string') return [part];
  if (Array.isArray(part)) return part.flatMap(idsIn);
  const { type, id, link, items } = part as Partial<Record<string, unknown>>;
  // A shorthand: items by the labels of categories.
  if (!type) return Object.values(part as object).flatMap(idsIn);
  if (type === 'doc' || type === 'ref') return [String(id)];
  return [link, items].filter(Boolean).flatMap(idsIn);
}

/** What to say about a document that is missing. `text` is that of the sidebars. */
function missing(id: string, text: string): Error {
  // Lists of ids in one folder omit it.
  const written = [id, id.split('/').at(-1)].find((name) => text.includes(`'${name}'`));
  const line = lineOf(text, `'${written}'`);
  return new Error(
    `${SIDEBARS}:${line}: there is no document "${id}". Write docs/${id}.mdx, or correct the id.`,
  );
}

function checkDisplayed({ file, text, frontMatter }: Page, known: readonly string[]) {
  const { displayed_sidebar: id } = frontMatter;
  if (typeof id !== 'string' || known.includes(id)) return;
  const line = lineOf(text, 'displayed_sidebar');
  throw new Error(
    `${file}:${line}: there is no sidebar "${id}" in ${SIDEBARS}; use one of: ${known.join(', ')}.`,
  );
}

/**
 * Checks the front matter of all pages, the documents that the sidebars name, and the sidebars that documents name.
 * Docusaurus would stop as well, but without the line and what to do.
 *
 * @throws At the first mistake, with its file, its line and what to do.
 */
export function checkPages(siteDir: string) {
  for (const folder of ['blog', 'src/pages']) pagesIn(siteDir, folder);
  const documents = pagesIn(siteDir, 'docs');
  const { default: sidebars } = freshTypescript(join(siteDir, SIDEBARS)) as { default: object };
  for (const document of documents) checkDisplayed(document, Object.keys(sidebars));
  const ids = documents.map(({ file }) => file.replace(/^docs\/|\.mdx?$/g, ''));
  const text = readFileSync(join(siteDir, SIDEBARS), 'utf8');
  const unknown = idsIn(sidebars).find((id) => !ids.includes(id));
  if (unknown) throw missing(unknown, text);
}
