import { clsx, type ClassValue } from 'clsx';

/** A class name, or several: a string, an array, or an object whose keys are used if their values are truthy. */
export type { ClassValue };

/**
 * Joins class names into one string for `className`, without falsy values and duplicates.
 *
 * @param values - Strings, arrays, or objects whose keys are used if their values are truthy. You can nest them.
 * @returns The names in the order of their first occurrence, separated by spaces, or an empty string.
 * @example Conditional classes
 * ```tsx
 * import { classNames } from 'bulmatic';
 *
 * classNames('tag', { 'is-rounded': true, 'is-light': false }, ['is-info', 'tag']); // 'tag is-rounded is-info'
 * ```
 * @see [clsx](https://github.com/lukeed/clsx), which does the joining.
 */
export function classNames(...values: ClassValue[]): string {
  const names = clsx(values).split(' ').filter(Boolean);
  return [...new Set(names)].join(' ');
}
