import { isTokenIdent, TokenType, tokenize, type CSSToken } from '@csstools/css-tokenizer';

/** One declaration of a `style` attribute. */
export interface Declaration {
  /** In small letters, unless it is a variable. */
  property: string;
  value: string;
  isImportant: boolean;
}

/** What a `style` attribute says, and what in it is no declaration, so that browsers ignore it. */
export interface Declarations {
  declarations: Declaration[];
  stray: string[];
}

const CLOSING: Partial<Record<TokenType, TokenType>> = {
  [TokenType.Function]: TokenType.CloseParen,
  [TokenType.OpenParen]: TokenType.CloseParen,
  [TokenType.OpenSquare]: TokenType.CloseSquare,
  [TokenType.OpenCurly]: TokenType.CloseCurly,
};
const CLOSES = new Set<TokenType>(Object.values(CLOSING));
/** What makes a whole declaration invalid. */
const BAD = new Set<TokenType>([TokenType.BadString, TokenType.BadURL]);

const isSpace = ([type]: CSSToken) => type === TokenType.Whitespace || type === TokenType.Comment;

/** What some tokens say; `stringify` takes each as an argument, of which there may not be too many. */
const textOf = (tokens: readonly CSSToken[]) => tokens.map(([, text]) => text).join('');

function trimmed(tokens: readonly CSSToken[]): CSSToken[] {
  const start = tokens.findIndex((one) => !isSpace(one));
  const end = tokens.findLastIndex((one) => !isSpace(one));
  return start < 0 ? [] : tokens.slice(start, end + 1);
}

/** Splits tokens at the semicolons that are in no brackets. */
function split(tokens: readonly CSSToken[]): CSSToken[][] {
  const open: TokenType[] = [];
  const parts: CSSToken[][] = [[]];
  for (const token of tokens) {
    const [type] = token;
    const closing = CLOSING[type];
    if (closing) open.push(closing);
    else if (type === open.at(-1)) open.pop();
    if (type === TokenType.Semicolon && !open.length) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts.map(trimmed).filter((part) => part.length);
}

/** Whether a value has a bracket that nothing opened, a broken string, or braces, which only variables may have. */
function isInvalid(tokens: readonly CSSToken[], isVariable: boolean): boolean {
  const open: TokenType[] = [];
  for (const [type, text] of tokens) {
    const closing = CLOSING[type];
    if (BAD.has(type)) return true;
    if (closing) open.push(closing);
    else if (type === open.at(-1)) open.pop();
    else if (CLOSES.has(type)) return true;
    if (!isVariable && (type === TokenType.OpenCurly || (type === TokenType.Delim && text === '!')))
      return true;
  }
  return false;
}

/** What comes before `!important`; nothing if it is not there. */
function beforeImportant(value: readonly CSSToken[]): CSSToken[] | undefined {
  const last = value.at(-1);
  if (!last || !isTokenIdent(last) || last[4].value.toLowerCase() !== 'important') return undefined;
  const before = trimmed(value.slice(0, -1));
  const mark = before.at(-1);
  return mark?.[0] === TokenType.Delim && mark[1] === '!'
    ? trimmed(before.slice(0, -1))
    : undefined;
}

function declarationOf(tokens: readonly CSSToken[]): Declaration | undefined {
  const [name, ...others] = tokens;
  const [colon, ...rest] = trimmed(others);
  if (!name || !isTokenIdent(name) || colon?.[0] !== TokenType.Colon) return undefined;
  const given = name[4].value;
  const isVariable = given.startsWith('--');
  const all = trimmed(rest);
  const plain = beforeImportant(all);
  const value = plain ?? all;
  if (!value.length || isInvalid(value, isVariable)) return undefined;
  const kept = value.map((token): CSSToken =>
    token[0] === TokenType.Comment ? [TokenType.Whitespace, '', 0, 0, undefined] : token,
  );
  return {
    property: isVariable ? given : given.toLowerCase(),
    value: textOf(kept),
    isImportant: plain !== undefined,
  };
}

/** Reads a `style` attribute. */
export function declarationsIn(css: string): Declarations {
  const found: Declarations = { declarations: [], stray: [] };
  for (const part of split(tokenize({ css }).filter(([type]) => type !== TokenType.EOF))) {
    const declaration = declarationOf(part);
    if (declaration) found.declarations.push(declaration);
    else found.stray.push(textOf(part));
  }
  return found;
}

/** The properties that are there again with another value, as for browsers that do not know the second one. */
export function repeatedIn(declarations: readonly Declaration[]): string[] {
  const values = new Map<string, string>();
  const repeated = new Set<string>();
  for (const { property, value } of declarations)
    if ((values.get(property) ?? value) !== value) repeated.add(property);
    else values.set(property, value);
  return [...repeated];
}
