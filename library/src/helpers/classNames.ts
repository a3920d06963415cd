import { clsx, type ClassValue } from 'clsx';

/** A class name, or a list or record of class names: strings, arrays, and objects whose truthy keys count. */
export type { ClassValue };

/**
 * Joins class names into one string for `className`: falsy values are left out, and a name that comes twice is kept once.
 *
 * @param values - Strings, arrays, or objects whose keys with truthy values count, nested as you like.
 * @returns The names in the order in which they first came, separated by spaces; an empty string if none is left.
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
