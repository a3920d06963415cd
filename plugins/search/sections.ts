import { parseDocument, DomUtils } from 'htmlparser2';

type Nodes = ReturnType<typeof parseDocument>['children'];
type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;

/** A part of a page below a heading, or what is before the first one. */
export interface Section {
  heading: string;
  /** Its place on the page, without `#`; empty for the beginning. */
  hash: string;
  text: string;
}

/** The text of a page, by its sections. */
export interface PageText {
  title: string;
  description: string;
  sections: Section[];
}

/** What is not the text of a page: code, what runs, and ways to other pages. */
const SKIPPED = new Set(
  'aside button footer h1 iframe nav noscript pre script style svg template'.split(' '),
);
export const SKIPPED_CLASSES =
  'bulma-stage converter hash-link not-searched visually-hidden ways'.split(' ');
const SKIPPED_CLASS = new RegExp(`(^|\\s)(${SKIPPED_CLASSES.join('|')})`);

const isSkipped = ({ name, attribs }: Element) =>
  SKIPPED.has(name) || SKIPPED_CLASS.test(attribs.class ?? '');

const textOf = (nodes: Nodes): string =>
  nodes
    .map((node) => {
      if (DomUtils.isText(node)) return node.data;
      return DomUtils.isTag(node) && !isSkipped(node) ? textOf(node.children) : '';
    })
    .join('');

function collect(nodes: Nodes, sections: Section[]) {
  for (const node of nodes) {
    if (DomUtils.isText(node)) sections.at(-1)!.text += `${node.data} `;
    if (!DomUtils.isTag(node) || isSkipped(node)) continue;
    const { id } = node.attribs;
    if (id && /^h[2-6]$/.test(node.name)) {
      sections.push({ heading: textOf(node.children).trim(), hash: id, text: '' });
    } else collect(node.children, sections);
  }
}

/** Reads a built page, section by section. */
export function readText(html: string): PageText {
  const { children } = parseDocument(html);
  const find = (test: (element: Element) => boolean) => DomUtils.findOne(test, children, true);
  const main = find(({ name }) => name === 'main');
  const article = main && DomUtils.findOne(({ name }) => name === 'article', main.children, true);
  const sections: Section[] = [{ heading: '', hash: '', text: '' }];
  collect((article ?? main)?.children ?? [], sections);
  const heading = find(({ name }) => name === 'h1');
  const description = find(({ attribs }) => attribs.name === 'description');
  return {
    title: heading ? textOf(heading.children).trim() : '',
    description: description?.attribs.content ?? '',
    sections,
  };
}
