import type { ParseFrontMatter } from '@docusaurus/types';
import { modules } from './modules.ts';

const COUNT = '{components}';

function fill(value: unknown) {
  if (typeof value !== 'string' || !value.includes(COUNT)) return value;
  const count = modules().filter(({ kind }) => kind === 'component').length;
  return value.replaceAll(COUNT, String(count));
}

/** Reads front matter, in which `{components}` stands for the number of components that the library has. */
export const parseFrontMatter: ParseFrontMatter = async (file) => {
  const { frontMatter, content } = await file.defaultParseFrontMatter(file);
  const filled = Object.entries(frontMatter).map(([key, value]) => [key, fill(value)] as const);
  return { frontMatter: Object.fromEntries(filled), content };
};
