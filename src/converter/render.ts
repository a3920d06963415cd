import { renderToStaticMarkup } from 'react-dom/server';
import * as bulmatic from 'bulmatic';
import type { JsxElement } from 'bulmatic-convert';
import { readJsx } from 'bulmatic-convert/read';
import { elementOf } from '@site/src/browser/elementOf';
import type { Source } from '@site/src/converter/address';
import { culprit } from '@site/src/converter/culprit';
import type { Made } from '@site/src/converter/make';
import { makeSafe } from '@site/src/converter/safe';

/** React asks the browser to load images early, in links that it puts before all else. */
const PRELOADS = /^(<link rel="preload"[^>]*>)+/;

/** The HTML of a tree, or nothing if a component or React refuses it. */
function htmlOf(tree: JsxElement): string | undefined {
  try {
    return renderToStaticMarkup(elementOf(tree, bulmatic)).replace(PRELOADS, '');
  } catch {
    return undefined;
  }
}

/** Says where it fails. In production, the messages of React and of the library say little. */
function failure(tree: JsxElement): Error {
  const { name, at } = culprit(tree, (one) => htmlOf(one) === undefined);
  const place = at ? `Line ${at.line}, column ${at.column}: ` : '';
  return new Error(
    `${place}${name || 'This'} can’t be rendered. Check its props, and what is around it and in it.`,
  );
}

/** Renders TSX as a server does it, after its tree: none of it runs. */
export function render(source: Source): Made {
  const { tree, components, notes } = readJsx(source.code);
  const code = htmlOf(tree);
  if (code === undefined) throw failure(tree);
  return { source, code, notes, components: components.length, ...makeSafe(tree) };
}
