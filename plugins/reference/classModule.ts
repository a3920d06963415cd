import { codeSource } from '../content/highlight/code.ts';
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

function familyOf({ title, href, pairs }: ClassFamily): string {
  const rows = codeSource(pairs.map(pairOf).join(''));
  return `{ ...${JSON.stringify({ title, href, count: pairs.length })}, rows: ${rows} }`;
}

/**
 * A module with the index of classes, for the page that shows it. Its rows are thousands of elements, so they come as
 * HTML, which React takes over as a whole.
 */
export function classModule(baseUrl: string): string {
  const { entries, families, helpers, leftOut } = classIndex();
  return [
    'export default {',
    `  entries: ${codeSource(entries.map((entry) => entryOf(entry, baseUrl)).join(''))},`,
    `  families: [${families.map(familyOf).join(',\n')}],`,
    `  helpers: [${helpers.map(familyOf).join(',\n')}],`,
    `  leftOut: ${JSON.stringify(leftOut)},`,
    '};',
  ].join('\n');
}
