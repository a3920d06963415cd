import { expect, test, vi } from 'vitest';
import { parseHtml, type HtmlNode } from '../../convert/src/html.ts';
import { convert, ConvertError } from '../../convert/src/index.ts';
import { randomFrom } from '../randomFrom.ts';
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
  ...['<a href="javascript:x()">', '<input value=1 checked>', '<option selected>', '<label for=a>'],
];

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
const isRun = (node: HtmlNode): boolean =>
  node.kind === 'element' &&
  (node.tag === 'script' ||
    Object.entries(node.attributes).some(
      ([name, text]) => /^on[a-z]+$/.test(name) || /^javascript:/i.test(text),
    ) ||
    node.children.some(isRun));

/** What is wrong with the code that comes out; nothing if it renders, or if a sentence says why there is none. */
function problemWith(broken: string): string | undefined {
  try {
    const page = renderCode(convert(broken).code);
    return parseHtml(page, []).some(isRun) ? 'It runs something.' : undefined;
  } catch (cause) {
    return cause instanceof ConvertError ? undefined : String(cause);
  }
}

test('Broken HTML becomes code that renders and runs nothing, or one sentence says why there is none', () => {
  // React warns of attributes that are misspelled.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  for (let count = 0; count < Number(RUNS); count += 1) {
    const broken = breakOne();
    expect(problemWith(broken), broken).toBeUndefined();
  }
});
