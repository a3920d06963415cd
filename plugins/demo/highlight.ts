import { Prism } from 'prism-react-renderer';

type TokenStream = ReturnType<typeof Prism.tokenize>[number] | ReturnType<typeof Prism.tokenize>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

function toHtml(token: TokenStream): string {
  if (typeof token === 'string') return escape(token);
  if (Array.isArray(token)) return token.map(toHtml).join('');
  return `<span class="token ${token.type}">${toHtml(token.content)}</span>`;
}

/** Code as HTML whose parts carry Prism's classes, so that no highlighter has to run in the browser. */
export function highlight(code: string, language: 'tsx' | 'markup'): string {
  const grammar = Prism.languages[language];
  if (!grammar) throw new Error(`Prism knows no language "${language}".`);
  return toHtml(Prism.tokenize(code, grammar));
}
