import type { Found } from './pieces.ts';

/** A part of a name or value: text, or a piece. */
export type Segment = string | Found;

/** An attribute as it is written. */
export interface Attribute {
  name: Segment[];
  value: Segment[] | undefined;
  quote: string;
}

export const isFound = (segment: Segment): segment is Found => typeof segment !== 'string';

/** What some segments are, as they are written. */
export const textOf = (segments: readonly Segment[]) =>
  segments.map((one) => (isFound(one) ? one.text : one)).join('');

export const sourceOf = ({ name, value, quote }: Attribute) =>
  textOf(name) + (value ? `=${quote}${textOf(value)}${quote}` : '');
