import { LIBRARY } from './library.generated.ts';

/** Where a change applies. */
export interface Where {
  /** An element that must be around it. */
  inside?: string;
  /** Elements that must not be around it. */
  outside?: readonly string[];
  /** Elements that it must not have as children. */
  without?: readonly string[];
  /** What a function gets now, if it got something else, or nothing, with the peer. */
  argument?: string;
}

/**
 * JSX, and what takes its place. A name between braces stands for any value, `{undefined}` for none, and `{...rest}` for
 * all other attributes, which go to the outermost element unless it stands elsewhere. `_` is any component.
 */
export type Replacement = readonly [from: string, to: string, where?: Where];

/** A row of a table in a migration guide, and what a codemod does about it. */
export interface Row {
  /** The cell of the peer, in Markdown. */
  from: string;
  /** The cell of Bulmatic, in Markdown. */
  to: string;
  /** What is replaced, in this order. By default, the code in one cell by the code in the other, in the same order. */
  changes?: readonly Replacement[];
  /** JSX that only a person can replace: it becomes a note, with the cell of Bulmatic as its remedy. */
  byHand?: readonly string[];
}

/** A library whose sources a codemod converts. */
export interface Peer {
  /** The package that it is imported from. */
  package: string;
  /** The paths in it that export a component too, with its name as the first group. */
  folders?: RegExp;
  /** A component whose parts such a path exports one by one. */
  namespace?: string;
  /** How it writes values for some widths: `mobile={{ textSize: 5 }}`, `textSizeMobile="5"` or `isSize={{ mobile: 5 }}`. */
  breakpoints: 'objects' | 'suffixes' | 'keys';
  /** Whether its conditions begin with `is` or `has`, which Bulmatic leaves out. */
  isPrefixed: boolean;
  /** The tables of its guide, by the names that they have there. */
  tables: Readonly<Record<string, readonly Row[]>>;
}

const ratios = LIBRARY.components.Image?.props.ratio?.values ?? [];

/** Sizes of images: numbers are pixels, and texts are ratios. */
export const imageSizes = (name: string): Replacement[] => [
  ...[16, 24, 32, 48, 64, 96, 128].map((size): Replacement => [
    `<${name} size={${size}}>`,
    `<_ size="${size}x${size}">`,
  ]),
  ...ratios.map((ratio): Replacement => [`<${name} size="${ratio}">`, `<_ ratio="${ratio}">`]),
];

/** A list item with a router's link in it: Bulmatic has the link in the item. */
export const linkIn = (from: string, to = from): Replacement[] =>
  ['to', 'href'].map((name) => [
    `<${from}><_ ${name}={address} {...link}>{label}</_></${from}>`,
    `<${to} as={_} {...rest} ${name}={address} {...link}>{label}</${to}>`,
  ]);
