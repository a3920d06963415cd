import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

/** The grammar of each language, by its name in a fence. */
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
/** Languages without highlighting. */
const PLAIN = ['mdx', 'text'];

loadLanguages.silent = true;
loadLanguages(Object.values(GRAMMARS));

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Text, escaped for HTML. */
export const escapeHtml = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/** The roles of the parts of code, each with its own color (`src/css/code.css`), by Prism's names for them. */
const ROLES: Readonly<Record<string, readonly string[]>> = {
  comment: ['cdata', 'comment', 'prolog'],
  keyword: ['atrule', 'important', 'keyword', 'operator'],
  mark: ['deleted', 'punctuation'],
  name: ['class-name', 'function', 'selector', 'tag'],
  string: ['attr-value', 'char', 'inserted', 'string'],
  value: ['attr-name', 'boolean', 'number', 'property'],
};

const ROLE_OF = new Map(
  Object.entries(ROLES).flatMap(([role, types]) => types.map((type) => [type, role])),
);

/** Tokens with neither their own color nor that of the code around them. */
const TEXT = ['plain-text', 'script'];

/** A piece of code in one color, or in the color of text if it has no role. */
interface Run {
  role?: string;
  text: string;
}

function runsIn(token: Prism.TokenStream, role?: string): Run[] {
  if (typeof token === 'string') return [{ role, text: token }];
  if (Array.isArray(token)) return token.flatMap((part) => runsIn(part, role));
  if (TEXT.includes(token.type)) return runsIn(token.content);
  return runsIn(token.content, ROLE_OF.get(token.type) ?? role);
}

/** Joins pieces with the same color. White space has the color of the piece before it. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const { role, text } of runs) {
    const last = result.at(-1);
    if (last && (last.role === role || !text.trim())) last.text += text;
    else result.push({ role, text });
  }
  return result;
}

const toHtml = ({ role, text }: Run) =>
  role ? `<span class="code-${role}">${escapeHtml(text)}</span>` : escapeHtml(text);

/**
 * Code as HTML with few elements for the colors, so no highlighter has to run in the browser.
 *
 * @throws If the language is unknown.
 */
export function highlight(code: string, language: string): string {
  if (PLAIN.includes(language)) return escapeHtml(code);
  const name = GRAMMARS[language as keyof typeof GRAMMARS];
  const grammar = Prism.languages[name];
  if (grammar) {
    const result = { code, grammar, language: name, tokens: Prism.tokenize(code, grammar) };
    // Some grammars finish their work here: JSX's distinguishes text from code.
    Prism.hooks.run('after-tokenize', result);
    return joined(runsIn(result.tokens)).map(toHtml).join('');
  }
  const known = [...Object.keys(GRAMMARS), ...PLAIN].join(', ');
  throw new Error(`The language "${language}" is unknown; use one of: ${known}.`);
}

/** Wraps each of some lines of such HTML, counted from 1, in a `<mark>`. */
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
