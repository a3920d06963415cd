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

/** The class of each type of token. Code in the attribute of a tag is no part of the tag. */
const CLASSES = new Map<string, string | undefined>([
  ...light.styles.flatMap(({ types }) => types.map((type) => [type, `code-${types[0]}`] as const)),
  ['script', undefined],
]);

function tokensOf(code: string, language: string): Token[][] {
  const grammar = Prism.languages[language];
  if (!grammar) return normalizeTokens([code]);
  const result = { code, grammar, language, tokens: Prism.tokenize(code, grammar) };
  // Some grammars finish their work here: JSX's distinguishes text from code.
  Prism.hooks.run('after-tokenize', result);
  return normalizeTokens(result.tokens);
}

/** A line, with one element for all tokens of one color that follow one another. */
function htmlOf(line: readonly Token[]): string {
  const runs: { name?: string; text: string }[] = [];
  for (const { types, content, empty } of line) {
    if (empty || !content) continue;
    const name = CLASSES.get(types.findLast((type) => CLASSES.has(type)) ?? '');
    const last = runs.at(-1);
    if (last && (last.name === name || !content.trim())) last.text += content;
    else runs.push({ name, text: content });
  }
  return runs
    .map(({ name, text }) =>
      name ? `<span class="${name}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
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
  const mark = (html: string, index: number) =>
    marked.includes(index + 1) ? `<mark>${html}</mark>` : html;
  return tokensOf(code, language).map(htmlOf).map(mark).join('\n');
}
