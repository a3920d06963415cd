import { createRequire } from 'node:module';
import { normalizeTokens, Prism, type Token } from 'prism-react-renderer';
import { fromRoot } from '../../base/root.ts';
import { escapeHtml } from './escape.ts';
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

/** The class of each type of token, which has the color that the theme gives the type. */
const CLASSES = new Map(
  light.styles.flatMap(({ types }) => types.map((type) => [type, `code-${types[0]}`] as const)),
);

/** The class of the innermost type with a color. Code in the attribute of a tag is no part of the tag. */
function classOf({ types }: Token): string | undefined {
  const inner = types.slice(types.lastIndexOf('script') + 1);
  return inner.map((type) => CLASSES.get(type)).findLast(Boolean);
}

/** A line with one element for all tokens of one color that follow one another. */
function lineOf(tokens: readonly Token[]): string {
  const runs: { className: string | undefined; text: string }[] = [];
  for (const token of tokens) {
    if (token.empty || !token.content) continue;
    const [className, text] = [classOf(token), token.content];
    const last = runs.at(-1);
    if (last && (last.className === className || !text.trim())) last.text += text;
    else runs.push({ className, text });
  }
  return runs
    .map(({ className, text }) => [className, escapeHtml(text)] as const)
    .map(([className, html]) => (className ? `<span class="${className}">${html}</span>` : html))
    .join('');
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
  const grammar = Prism.languages[language];
  const lines = normalizeTokens(grammar ? Prism.tokenize(code, grammar) : [code]).map(lineOf);
  return lines
    .map((line, index) => (marked.includes(index + 1) ? `<mark>${line}</mark>` : line))
    .join('\n');
}
