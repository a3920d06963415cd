import { classNames } from '../helpers/classNames.ts';
import type { BulmaClassesProps } from '../props/bulmaClasses.ts';

type Scalar = string | number | boolean | null | undefined;

/** What a prop that stands for Bulma classes may hold: one value, or one value per breakpoint. */
export type ModifierValue = Scalar | { readonly [breakpoint: string]: Scalar };

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The classes that a prop's value stands for, separated by spaces: `true` is the stem itself, any other value is joined
 * to it, and a breakpoint becomes a suffix, so that `('is', { base: 'half', tabletOnly: 'full' })` is
 * `is-half is-full-tablet-only`.
 */
export function modifierClasses(stem: string, value: ModifierValue): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return stem;
  if (typeof value !== 'object') return `${stem}-${value}`;
  const names = Object.entries(value).map(([breakpoint, one]) => {
    const name = modifierClasses(stem, one);
    return name && breakpoint !== 'base' ? `${name}-${kebabCase(breakpoint)}` : name;
  });
  return names.filter(Boolean).join(' ');
}

/**
 * Two lists of names as one, or `undefined` if there is none: `classNames` for all that renders often, which it calls only
 * where a name may come twice.
 */
export function joinNames(names: string | undefined, more: string | undefined): string | undefined {
  if (!names || !more) return names || more || undefined;
  return names.includes(more) ? classNames(names, more) : `${names} ${more}`;
}

/** A table of what the classes of a component's own props begin with; the type makes sure that none is forgotten. */
export type OwnModifiers<Props, NotClasses extends keyof Props = never> = Record<
  Exclude<keyof Props, keyof BulmaClassesProps | NotClasses>,
  string
>;
