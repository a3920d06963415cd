/** A piece of code, with the color of its role (`plugins/content/highlight/theme.ts`) if it has one. */
export interface Token {
  role?: 'keyword' | 'number' | 'punctuation' | 'string' | 'tag';
  text: string;
}

export type Language = 'tsx' | 'html';

const KEYWORD = /^(import|from|export|default|function|return)$/;
const TAG = /<\/?[\w.-]*/y;
const IN_TEXT = /[^<{]+/y;
const IN_CODE = /(\s+)|("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')|([\w$-]+)|(.)/y;

/** The color of a word outside of text. */
function roleOf(word: string, isInTag: boolean, before: string): Token['role'] {
  if (isInTag || /^(\d+|true|false|null)$/.test(word)) return 'number';
  if (KEYWORD.test(word)) return 'keyword';
  return before === 'function' ? 'tag' : undefined;
}

/**
 * Splits code that the site itself has printed: HTML, or a module with one component. A highlighter for all that people
 * write would weigh more than everything else that prints the code.
 */
export function tokensOf(code: string, language: Language): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  let isInTag = false;
  /** Elements that are open, and braces of code in them. In HTML all that is not in a tag is text. */
  let depth = language === 'html' ? Infinity : 0;
  const braces: boolean[] = [];
  let before = '';

  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const found = pattern.exec(code);
    at += found?.[0].length ?? 0;
    return found;
  };
  const add = (text: string, role?: Token['role']) => tokens.push(role ? { role, text } : { text });

  while (at < code.length) {
    const isText = depth > 0 && !isInTag && braces.length === 0;
    const text = isText && take(IN_TEXT);
    if (text) {
      add(text[0]);
      continue;
    }
    const tag = !isInTag && take(TAG);
    if (tag) {
      const [mark = ''] = /^<\/?/.exec(tag[0]) ?? [];
      add(mark, 'punctuation');
      if (tag[0] !== mark) add(tag[0].slice(mark.length), 'tag');
      depth += mark === '<' ? 1 : -1;
      isInTag = true;
      continue;
    }
    const [, space, string, word, sign = ''] = take(IN_CODE) ?? [];
    if (space) add(space);
    else if (string) add(string, 'string');
    else if (word) add(word, roleOf(word, isInTag, before));
    else add(sign, 'punctuation');
    before = word ?? before;
    if (sign === '>') isInTag = false;
    if (sign === '>' && code[at - 2] === '/') depth -= 1;
    // Code in braces may stand in a tag or between elements.
    if (sign === '{' && depth > 0) {
      braces.push(isInTag);
      isInTag = false;
    }
    if (sign === '}' && braces.length) isInTag = braces.pop()!;
  }
  return tokens;
}
