import { PEERS } from '../../convert/src/from/peers.ts';
import { markdownTable, markdownTags } from './markdownTags.ts';

/** A table of a migration guide in Markdown, from the rows that the codemod follows. */
export function migrationTable(from: string, name: string): string {
  const rows = PEERS[from]?.tables[name];
  if (!rows) throw new Error(`no codemod from "${from}" has a table "${name}".`);
  return markdownTable([[from, 'Bulmatic'], ...rows.map((row) => [row.from, row.to])]);
}

/** Remark plugin: puts the tables of the codemods where a guide has `<Migration from="…" table="…" />`. */
export default markdownTags({
  Migration: (valueOf) => migrationTable(valueOf('from'), valueOf('table')),
});
