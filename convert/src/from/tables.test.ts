import { expect, test } from 'vitest';
import { codemod } from './codemod.ts';
import { LIBRARY } from './library.generated.ts';
import type { Peer, Replacement, Row } from './peer.ts';
import { PEERS } from './peers.ts';
import { changesOf, codeIn, partName } from './rules.ts';
import { ANY, closed, parseSnippet, type SnippetElement } from './snippet.ts';

const rows = Object.entries(PEERS).flatMap(([from, peer]) =>
  Object.entries(peer.tables).flatMap(([table, all]) =>
    all.map((row) => ({ name: `${from}, ${table}: ${row.from}`, peer, row })),
  ),
);

/** JSX that a cell writes, on an element if it writes props alone; nothing if the cell has another kind of code. */
function jsxOf(code: string): string | undefined {
  if (/^[A-Z][\w.]*$/.test(code)) return `<${code} />`;
  if (code.startsWith('<')) return closed(code);
  return /^[a-z]\w*(=|$)/.test(code) ? `<Column ${code} />` : undefined;
}

/** JSX of a peer after the codemod, with all tables or with some. */
function converted(jsx: string, { tables, ...peer }: Peer, only: Peer['tables'] = tables) {
  const names = [...new Set(Array.from(jsx.matchAll(/<([A-Z]\w*)/g), ([, name = '']) => name))];
  const source = `import { ${names.join(', ')} } from '${peer.package}';\n\nconst it = ${jsx};\n`;
  const { code, notes } = codemod(source, { ...peer, tables: only }, 'it.tsx');
  return { jsx: code.slice(code.indexOf('const it = ') + 11).replace(/;\n$/, ''), notes };
}

/** JSX with one way to write an element without content. */
const even = (jsx: string) => jsx.replace(/(<[A-Za-z](?:[^<>]*[^<>/])?)><\/[\w.]+>/g, '$1 />');

/** The code in the cells of a row, pair by pair, where both cells write it. */
function pairsOf({ from, to }: Row): [before: string, after: string][] {
  const [before, after] = [codeIn(from), codeIn(to)];
  return before.flatMap((code, index) => {
    const isPaired = before.length === after.length || /<|=/.test(code);
    const [jsx, other] = [code, after[index] ?? ''].map(jsxOf);
    return isPaired && jsx && other ? [[jsx, other] as [string, string]] : [];
  });
}

const shown = rows.filter(({ row }) => pairsOf(row).length && !row.byHand);

test.for(shown)('Code in one cell becomes that in the other: $name', ({ row, peer }) => {
  const isInForm = row.changes?.some(([, , where]) => where?.inside === 'form');
  const placed = (jsx: string) => (isInForm ? `<form>${jsx}</form>` : `<div>${jsx}</div>`);
  for (const [before, after] of pairsOf(row)) {
    // Other rows may be about the same code too.
    const ways = [
      converted(placed(before), peer, { only: [row] }),
      converted(placed(before), peer),
    ];
    expect(ways.map(({ jsx }) => even(jsx))).toContain(even(placed(after)));
  }
});

test('Most rows have code in both cells', () => {
  expect(shown.length).toBeGreaterThan(100);
});

/** JSX in which a snippet stands where its change applies. */
function placedFor([from, , where]: Replacement): string {
  const { inside } = where ?? {};
  const snippet = closed(
    parseSnippet(from).name === ANY ? `<Column ${from} />` : (jsxOf(from) ?? from),
  );
  const bare = snippet.replaceAll(/ [\w-]+=\{undefined\}| \{\.\.\.\w+\}/g, '');
  return inside ? `<${inside}>${bare}</${inside}>` : bare;
}

const changes = rows.flatMap(({ row, ...others }) =>
  changesOf(row).map((change) => ({ ...others, row, change })),
);

test('Each change of each row changes the code that it is about', () => {
  const idle = changes.filter(({ change, peer, row }) => {
    const before = placedFor(change);
    const alone = { only: [{ ...row, changes: [change] }] };
    return [alone, undefined].every((tables) => converted(before, peer, tables).jsx === before);
  });
  expect(idle.map(({ name, change }) => `${name}: ${change[0]}`)).toEqual([]);
  expect(changes.length).toBeGreaterThan(300);
});

/** The names of the elements in a snippet. */
const namesIn = ({ name, children }: SnippetElement): string[] => [
  name,
  ...children.flatMap((one) => (one.kind === 'element' ? namesIn(one) : [])),
];

test('Each change leads to components and props that Bulmatic has', () => {
  const unknown = changes.flatMap(({ name, change }) =>
    namesIn(parseSnippet(change[1]))
      .filter((one) => /^[A-Z]/.test(one) && !LIBRARY.components[partName(one)])
      .map((one) => `${name}: ${one}`),
  );
  expect(unknown).toEqual([]);
  const ofSome = new Set(
    [LIBRARY.helpers, ...Object.values(LIBRARY.components).map(({ props }) => props)].flatMap(
      Object.keys,
    ),
  );
  const wrong = changes.flatMap(({ change, peer, name }) => {
    const { notes } = converted(placedFor(change), peer);
    // What all components have is written on one that may lack the prop that another has.
    const isOfSome = (text: string) =>
      parseSnippet(change[0]).name === ANY && ofSome.has(codeIn(text)[0] ?? '');
    return notes
      .filter(({ text }) => /is no prop of|has no value/.test(text) && !isOfSome(text))
      .map(({ text }) => `${name}: ${change[0]}: ${text}`);
  });
  expect(wrong).toEqual([]);
});

const byHand = rows.flatMap(({ row, ...others }) =>
  (row.byHand ?? []).map((snippet) => ({ ...others, row, snippet })),
);

test('What is for a person to replace becomes a note with the other cell as its remedy', () => {
  for (const { snippet, row, peer, name } of byHand) {
    const { notes } = converted(placedFor([snippet, '']), peer);
    const note = notes.find(({ text }) => text === `\`${snippet}\` was left as it is.`);
    expect(note?.remedy.replaceAll('`', ''), `${name}: ${snippet}`).toContain(
      row.to
        .replace(/^none/, '')
        .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
        .replaceAll('`', ''),
    );
  }
  expect(byHand.length).toBeGreaterThan(80);
});
