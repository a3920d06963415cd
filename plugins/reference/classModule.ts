import { hashOf } from '../base/hash.ts';
import { escapeHtml } from '../content/highlight/escape.ts';
import { classIndex, type ClassFamily, type IndexEntry, type Source } from './classIndex.ts';

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;

/** What yields a class: `color="primary"` of some components. */
function sourceOf({ written, components }: Source, baseUrl: string): string {
  const links = components.map(({ label, href }) => {
    const name = written ? escapeHtml(label) : code(`<${label}>`);
    return `<a href="${baseUrl}${href.slice(1)}">${name}</a>`;
  });
  const prop = written ? `${code(written)} <span>of</span> ` : '';
  return `<div>${prop}${links.join(', ')}</div>`;
}

const entryOf = ({ name, sources }: IndexEntry, baseUrl: string) =>
  `<tr><th scope="row">${code(name)}</th><td>${sources.map((source) => sourceOf(source, baseUrl)).join('')}</td></tr>`;

const pairOf = ({ name, written }: ClassFamily['pairs'][number]) =>
  `<div><dt>${code(name)}</dt><dd>${code(written)}</dd></div>`;

/** Rows of one table: few enough for one screen or two, so that a browser lays out only those that are in sight. */
const ROWS = 24;

const parts = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / ROWS) }, (_, at) =>
    all.slice(at * ROWS, (at + 1) * ROWS),
  );

/**
 * The index of classes for the page that shows it, and the rows of its tables and lists by their ids. These are thousands
 * of elements, so they come as HTML, which React takes over as a whole.
 */
export function classModules(baseUrl: string) {
  const { entries, families, helpers, leftOut } = classIndex();
  const rows: Record<string, string> = {};
  function idOf(elements: readonly string[]): string {
    const html = elements.join('');
    const id = hashOf(html);
    rows[id] = html;
    return id;
  }
  const familyOf = ({ title, href, pairs }: ClassFamily) => ({
    title,
    href,
    count: pairs.length,
    rows: idOf(pairs.map(pairOf)),
  });
  const partOf = (part: readonly IndexEntry[]) => ({
    first: part.at(0)?.name,
    last: part.at(-1)?.name,
    rows: idOf(part.map((entry) => entryOf(entry, baseUrl))),
  });
  const index = {
    entries: parts(entries).map(partOf),
    families: families.map(familyOf),
    helpers: helpers.map(familyOf),
    leftOut,
  };
  return { index: JSON.stringify(index), rows: JSON.stringify(rows) };
}
