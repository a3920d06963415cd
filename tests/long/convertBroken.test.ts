import { parseFragment, type DefaultTreeAdapterTypes as Tree } from 'parse5';
import { expect, test, vi } from 'vitest';
import { convert, ConvertError, type Converted } from '../../convert/src/index.ts';
import { randomFrom } from '../randomFrom.ts';
import { difference } from '../build/convert/compare.ts';
import { compile } from '../build/convert/compile.ts';
import { examples } from '../build/convert/examples.ts';
import { renderCode } from '../build/convert/render.ts';

const { SEED = 1, RUNS = 2000 } = process.env;

/** What somebody may have typed or pasted at the wrong place. */
const PIECES = [
  ...['<div>', '</div>', '<p>', '</p>', '<table>', '<td>', '<select>', '<li>', '<svg>', '<br>'],
  ...['<!-- x -->', '{', '}', '"', "'", '<', '>', '&', '&nbsp;', '`', '\\', '${x}', '*/'],
  ...[' class="is-active"', ' onclick="x()"', ' @click="x"', ' ref="x"', ' style="a:b;;c"'],
  ...['<script>alert(1)</script>', '<style>a{}</style>', '<textarea>', '<pre>\n\n x</pre>'],
  ...['<template><p>x</p></template>', '<math><mi>x</mi></math>', '<iframe src=x></iframe>'],
  // What servers and frameworks write, at places where it has no end.
  ...[
    '{{ a }}',
    '{% if a > 1 %}',
    '<%= a ? "b" : "c" %>',
    '<?php if ($a): ?>',
    '@if($a)',
    '{#if a}',
  ],
  ...['<c:if test="${a}">', '{$a|b:"c"}', '<#if (a > 1)>', ' v-if="a > b"', '<template v-if="a">'],
  ...['<Foo a={b} />', '<th:block>', '\n% for a in b:\n', '{["a", b && "c"]}', '@Html.Raw("<b>")'],
  ...['<a href="javascript:x()">', '<input value=1 checked>', '<option selected>', '<label for=a>'],
];

/** What the notes say of elements that only a declaration lets compile. */
const UNDECLARED = /React’s types|custom element/;

const random = randomFrom(Number(SEED));
const upTo = (most: number) => Math.floor(random() * (most + 1));
const html = examples().map((one) => one.html);

function breakOne(): string {
  let text = html[upTo(html.length - 1)]!;
  for (let count = upTo(3); count >= 0; count -= 1) {
    const at = upTo(text.length);
    const piece = random() < 0.3 ? '' : PIECES[upTo(PIECES.length - 1)]!;
    text = text.slice(0, at) + piece + text.slice(piece ? at : at + upTo(12));
  }
  return text;
}

/** Whether a browser would run something of what it parses. */
const isRun = (node: Tree.ChildNode): boolean =>
  'attrs' in node &&
  (node.tagName === 'script' ||
    node.attrs.some(({ name, value }) => /^on[a-z]+$/.test(name) || /^javascript:/i.test(value)) ||
    node.childNodes.some(isRun));

/** What is wrong with some code. */
function problemWith(broken: string, { code, notes }: Converted): string | undefined {
  try {
    const page = renderCode(code);
    if (parseFragment(page).childNodes.some(isRun)) return 'It runs something.';
    return notes.length ? undefined : difference(broken, page);
  } catch (cause) {
    return String(cause);
  }
}

/** What becomes of some HTML; nothing if one sentence says why there is none. */
function converted(broken: string): Converted | undefined {
  try {
    return convert(broken);
  } catch (cause) {
    if (cause instanceof ConvertError) return undefined;
    throw new Error(broken, { cause });
  }
}

const all = Array.from({ length: Number(RUNS) }, breakOne).map((broken) => ({
  broken,
  result: converted(broken),
}));

test('Broken HTML becomes code that runs nothing and renders it, unless a note says otherwise', () => {
  // React warns of attributes that are misspelled.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (const { broken, result } of all)
    if (result) expect(problemWith(broken, result), broken).toBeUndefined();
});

test('All of the code compiles, but for elements that a note names', () => {
  const typed = all.filter(
    ({ result }) => result && !result.notes.some(({ text }) => UNDECLARED.test(text)),
  );
  console.log(`${all.length} broken examples, seed ${SEED}; ${typed.length} modules compiled`);
  expect(
    compile(new Map(typed.map(({ result }, index) => [`broken${index}`, result!.code]))),
  ).toEqual([]);
});
