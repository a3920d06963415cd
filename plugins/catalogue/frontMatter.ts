import type { ParseFrontMatter } from '@docusaurus/types';
import { modules } from './modules.ts';

/** Reads front matter, in which `{components}` stands for the number of components that the library has. */
export const parseFrontMatter: ParseFrontMatter = async (file) => {
  const { frontMatter, content } = await file.defaultParseFrontMatter(file);
  const count = modules().filter(({ kind }) => kind === 'component').length;
  const fill = (value: unknown) =>
    typeof value === 'string' ? value.replaceAll('{components}', String(count)) : value;
  const filled = Object.entries(frontMatter).map(([key, value]) => [key, fill(value)] as const);
  return { frontMatter: Object.fromEntries(filled), content };
};
