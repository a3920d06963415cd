import { createRequire } from 'node:module';
import { createElement, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Highlight, Prism, type PrismTheme, type RenderProps } from 'prism-react-renderer';
import { fromRoot } from '../../base/root.ts';
import { light } from './theme.ts';

/** The languages of fences. The last two have no colors. */
const LANGUAGES = [
  ...['bash', 'css', 'diff', 'html', 'js', 'json', 'jsx', 'md', 'scss', 'sh', 'ts', 'tsx', 'yaml'],
  ...['mdx', 'text'],
];

// Prism's files for the languages that the library doesn't bring expect it here.
Object.assign(globalThis, { Prism });
const require = createRequire(fromRoot('package.json'));
for (const name of ['bash', 'diff', 'scss']) require(`prismjs/components/prism-${name}`);

/** The theme with classes in place of its colors. Code in the attribute of a tag is no part of the tag. */
const CLASSES: PrismTheme = {
  plain: {},
  styles: [
    ...light.styles.map(({ types }) => ({ types, style: { color: `code-${types[0]}` } })),
    { types: ['script'], style: { color: undefined } },
  ],
};

type Line = RenderProps['tokens'][number];

/** A line with one element for all tokens of one color that follow one another. */
function lineOf(tokens: Line, classOf: (token: Line[number]) => string | undefined): ReactNode[] {
  const runs: { className?: string; text: string }[] = [];
  for (const token of tokens) {
    if (token.empty || !token.content) continue;
    const [className, text] = [classOf(token), token.content];
    const last = runs.at(-1);
    if (last && (last.className === className || !text.trim())) last.text += text;
    else runs.push({ className, text });
  }
  return runs.map(({ className, text }) =>
    className ? createElement('span', { className }, text) : text,
  );
}

/**
 * Code as HTML, so no highlighter has to run in the browser.
 *
 * @param marked - The lines to mark, counted from 1.
 * @throws If the language is unknown.
 */
export function highlight(code: string, language: string, marked: readonly number[] = []): string {
  if (!LANGUAGES.includes(language)) {
    const known = LANGUAGES.join(', ');
    throw new Error(`The language "${language}" is unknown; use one of: ${known}.`);
  }
  const children = ({ tokens, getTokenProps }: RenderProps) =>
    createElement(
      Fragment,
      null,
      ...tokens.flatMap((line, index) => {
        const parts = lineOf(line, (token) => getTokenProps({ token }).style?.color);
        const shown = marked.includes(index + 1) ? [createElement('mark', null, ...parts)] : parts;
        return index ? ['\n', ...shown] : shown;
      }),
    );
  return renderToStaticMarkup(
    createElement(Highlight, { code, language, theme: CLASSES, children }),
  );
}
