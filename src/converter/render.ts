import { renderToStaticMarkup } from 'react-dom/server';
import * as bulmatic from 'bulmatic';
import { readJsx } from 'bulmatic-convert/read';
import { elementOf } from '@site/src/browser/elementOf';
import type { Source } from '@site/src/converter/address';
import type { Made } from '@site/src/converter/make';
import { makeSafe } from '@site/src/converter/safe';

/** React asks the browser to load images early, in links that it puts before all else. */
const PRELOADS = /^(<link rel="preload"[^>]*>)+/;

/** Renders TSX as a server does it, after its tree: none of it runs. */
export function render(source: Source): Made {
  const { tree, components, notes } = readJsx(source.code);
  const code = renderToStaticMarkup(elementOf(tree, bulmatic)).replace(PRELOADS, '');
  return { source, code, notes, components: components.length, ...makeSafe(tree) };
}
