import { codeSource } from '../highlight/code.ts';
import { escapeHtml } from '../highlight/escape.ts';
import type { ComparisonTable } from './text.ts';

/** Text as HTML, with code between backticks. */
const htmlOf = (text: string) => escapeHtml(text).replace(/`([^`]*)`/g, '<code>$1</code>');

function rowOf(cells: readonly string[], element: 'th' | 'td'): string {
  const all = cells.map((cell) => `<${element}>${htmlOf(cell)}</${element}>`);
  return `<tr>${all.join('')}</tr>`;
}

function contentOf({ head, rows }: ComparisonTable): string {
  const body = rows.map((cells) => rowOf(cells, 'td')).join('');
  return `<thead>${rowOf(head, 'th')}</thead><tbody>${body}</tbody>`;
}

/** A module with tables, whose rows come as HTML: a page that has them in its own HTML doesn't load them again. */
export function comparisonModule(tables: Readonly<Record<string, ComparisonTable>>): string {
  const entries = Object.entries(tables).map(
    ([name, table]) =>
      `  ${name}: { note: ${JSON.stringify(table.note)}, content: ${codeSource(contentOf(table))} },`,
  );
  return ['export default {', ...entries, '};'].join('\n');
}
