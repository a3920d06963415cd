import type { ParseFrontMatter } from '@docusaurus/types';
import { moduleOfPage, modules } from '../library/modules.ts';

const COUNT = '{components}';

function fill(value: unknown) {
  if (typeof value !== 'string' || !value.includes(COUNT)) return value;
  const count = modules().filter(({ kind }) => kind === 'component').length;
  return value.replaceAll(COUNT, String(count));
}

const TITLES = { usage: 'React component for Bulma', api: 'props and Bulma classes' };

/** The title of a Usage or API page, which the page shows in its title block. Other pages have none here. */
function titleOf(file: string) {
  const found = moduleOfPage(file);
  if (!found) return {};
  const { module, page } = found;
  const title = `${module.name}: ${TITLES[page]}`;
  return { title, sidebar_label: module.name, hide_title: true };
}

/** Reads front matter, in which `{components}` stands for the number of components that the library has. */
export const parseFrontMatter: ParseFrontMatter = async (file) => {
  const { frontMatter, content } = await file.defaultParseFrontMatter(file);
  const filled = Object.entries(frontMatter).map(([key, value]) => [key, fill(value)] as const);
  return { frontMatter: { ...Object.fromEntries(filled), ...titleOf(file.filePath) }, content };
};
