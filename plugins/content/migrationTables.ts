import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { PEERS } from '../../convert/src/from/peers.ts';
import { inPage } from './inPage.ts';

const TAG = 'Migration';
const markdown = unified().use(remarkParse).use(remarkGfm);

/** A table of a migration guide in Markdown, from the rows that the codemod follows. */
export function migrationTable(from: string, name: string): string {
  const rows = PEERS[from]?.tables[name];
  if (!rows) throw new Error(`no codemod from "${from}" has a table "${name}".`);
  const line = (cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const lines = rows.map((row) => line([row.from, row.to]));
  return [line([from, 'Bulmatic']), line(['---', '---']), ...lines].join('\n');
}

/** The parts of MDX that this reads. */
type Tag = RootContent & {
  name?: string;
  attributes?: { type: string; name?: string; value?: unknown }[];
};

function tableFor(tag: Tag, page: VFile): RootContent[] {
  const { attributes = [] } = tag;
  const value = (name: string) => String(attributes.find((one) => one.name === name)?.value);
  const table = inPage(page, tag, () => migrationTable(value('from'), value('table')));
  return markdown.parse(table).children;
}

/** Remark plugin: puts the tables of the codemods where a guide has `<Migration from="…" table="…" />`. */
export default function migrationTables() {
  return (tree: Root, page: VFile) => {
    visit(tree, (node, index, parent) => {
      const tag = node as Tag;
      if (tag.name !== TAG || !parent || index === undefined) return undefined;
      parent.children.splice(index, 1, ...tableFor(tag, page));
      return index + 1;
    });
  };
}
