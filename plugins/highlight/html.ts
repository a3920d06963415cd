import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

/** The grammar of each language that code is written in, by the name that a fence gives it. */
const GRAMMARS = {
  bash: 'bash',
  css: 'css',
  diff: 'diff',
  html: 'markup',
  js: 'javascript',
  json: 'json',
  jsx: 'jsx',
  md: 'markdown',
  scss: 'scss',
  sh: 'bash',
  ts: 'typescript',
  tsx: 'tsx',
  yaml: 'yaml',
} as const;
/** Languages in which nothing stands out. */
const PLAIN = ['mdx', 'text'];

loadLanguages.silent = true;
loadLanguages(Object.values(GRAMMARS));

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

function toHtml(token: Prism.TokenStream): string {
  if (typeof token === 'string') return escape(token);
  if (Array.isArray(token)) return token.map(toHtml).join('');
  return `<span class="token ${token.type}">${toHtml(token.content)}</span>`;
}

/**
 * Code as HTML whose parts carry Prism's classes, so that no highlighter has to run in the browser.
 *
 * @throws If the language is not known here.
 */
export function highlight(code: string, language: string): string {
  if (PLAIN.includes(language)) return escape(code);
  const grammar = Prism.languages[GRAMMARS[language as keyof typeof GRAMMARS]];
  if (grammar) return toHtml(Prism.tokenize(code, grammar));
  const known = [...Object.keys(GRAMMARS), ...PLAIN].join(', ');
  throw new Error(`Code cannot be in "${language}": take one of ${known}.`);
}

/** Puts some lines of such HTML, counted from 1, into a `<mark>` each. */
export function markLines(html: string, lines: readonly number[]): string {
  const open: string[] = [];
  const mark = (line: string, index: number) => {
    if (!lines.includes(index + 1)) return line;
    return `<mark>${line}</mark>`;
  };
  const balanced = html.split('\n').map((line) => {
    const before = open.join('');
    for (const [tag] of line.matchAll(/<\/?span[^>]*>/g)) {
      if (tag === '</span>') open.pop();
      else open.push(tag);
    }
    return before + line + '</span>'.repeat(open.length);
  });
  return balanced.map(mark).join('\n');
}
