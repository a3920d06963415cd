import { classNames } from '../helpers/classNames.ts';
import type { BulmaClassesProps } from '../props/bulmaClasses.ts';

type Scalar = string | number | boolean | null | undefined;

/** The value of a prop that sets Bulma classes: one value, or one per breakpoint. */
export type ModifierValue = Scalar | { readonly [breakpoint: string]: Scalar };

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * The classes for a prop's value, separated by spaces. `true` is the stem itself, any other value is appended to it,
 * and a breakpoint becomes a suffix: `('is', { base: 'half', tabletOnly: 'full' })` is `is-half is-full-tablet-only`.
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
 * Joins two lists of names, or returns `undefined` if both are empty. It is a fast `classNames` for code that renders
 * often, and calls that only if a name may occur twice.
 */
export function joinNames(names: string | undefined, more: string | undefined): string | undefined {
  if (!names || !more) return names || more || undefined;
  return names.includes(more) ? classNames(names, more) : `${names} ${more}`;
}

/** The start of the class for each of a component's own props. The type makes sure that none is missing. */
export type OwnModifiers<Props, NotClasses extends keyof Props = never> = Record<
  Exclude<keyof Props, keyof BulmaClassesProps | NotClasses>,
  string
> & { as?: '' };
