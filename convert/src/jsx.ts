/** A value as JavaScript writes it: text, a number, a condition, nothing, or an object of these. */
export type JsxLiteral = string | number | boolean | null | { readonly [key: string]: JsxLiteral };

/** Some JavaScript that is printed as it stands. */
export interface JsxCode {
  kind: 'code';
  code: string;
  /** What it stands for, unless that is a function. */
  value?: readonly unknown[];
}

/** Words, and white space that counts. A line break in it is a space too, unless the text is exact. */
export interface JsxText {
  kind: 'text';
  text: string;
  /** Whether all of its white space counts, as in `<pre>`. */
  isExact?: boolean;
}

export interface JsxComment {
  kind: 'comment';
  text: string;
}

/** The name of an attribute that is an object of attributes, for names that React's types do not know. */
export const SPREAD = '...';

/** A place in a source. */
export interface Place {
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
}

/** One attribute: `name` if the value is `true`, `name="text"`, or `name={value}`. */
export interface JsxAttribute {
  name: string;
  value: JsxLiteral | JsxCode | JsxElement;
  /** Whether it has attributes whose types React refuses. */
  isRefused?: boolean;
  /** The keys of a style that React's types do not know, such as variables, or not with their values. */
  untyped?: readonly string[] | undefined;
}

/** An element, or a fragment if its name is empty. */
export interface JsxElement {
  kind: 'element';
  name: string;
  attributes: JsxAttribute[];
  children: JsxNode[];
  /** Where it begins in the source, if it was read from JSX. */
  at?: Place;
}

/** What may be a child of an element. */
export type JsxNode = JsxText | JsxComment | JsxElement;

/** Whether the value of an attribute is a piece of JSX or code, and not an object. */
export const isNode = (value: JsxAttribute['value']): value is JsxCode | JsxElement =>
  typeof value === 'object' && (value?.kind === 'code' || value?.kind === 'element');
