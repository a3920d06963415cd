import type { HTMLAttributes } from 'react';
import { modifierClasses, type ModifierValue } from '../internal/modifiers.ts';
import { helperModifiers, type BulmaClassesProps } from '../props/bulmaClasses.ts';
import { classNames, type ClassValue } from './classNames.ts';

export type { AspectRatio, BoxModelProps } from '../props/boxModel.ts';
export type { BulmaClassesProps } from '../props/bulmaClasses.ts';
export type { ColorProps, PaletteColor, Shade, Tone } from '../props/color.ts';
export type { FlexboxProps } from '../props/flexbox.ts';
export type { Gap, Spacing, SpacingProps } from '../props/spacing.ts';
export type { Breakpoint, Color, Responsive, Size, SizeBreakpoint } from '../props/types.ts';
export type { TypographyProps } from '../props/typography.ts';
export type { VisibilityProps } from '../props/visibility.ts';

const helpers = Object.entries(helperModifiers);

/** For each prop that stands for Bulma classes, what its class begins with: `is-loading`, or `is` for `is-{value}`. */
export type Modifiers = Readonly<Record<string, string>>;

/**
 * Turns the props of a component that stand for Bulma classes into one `className`. Every Bulmatic component is built on
 * it; use it for a component of your own that should take Bulma's helper props too.
 *
 * It calls no React hook in spite of its name, so that it works in server components.
 *
 * @param props - All props of the component.
 * @param base - The class that makes the component what it is.
 * @param modifiers - The component's own props that stand for classes, each with what its class begins with: `true`
 * yields just that, any other value is joined to it with a hyphen.
 * @returns The props that stand for no class, and a `className` with the base class, the modifiers, the helper classes
 * and the caller's own `className`.
 * @example A component of your own
 * ```tsx
 * import type { ReactNode } from 'react';
 * import { useBulmaClasses, type BulmaClassesProps } from 'bulmatic';
 *
 * interface StageProps extends BulmaClassesProps {
 *   lit?: boolean;
 *   size?: 'small' | 'large';
 *   children?: ReactNode;
 * }
 *
 * export function Stage(props: StageProps) {
 *   return <section {...useBulmaClasses(props, 'stage', { lit: 'is-lit', size: 'is' })} />;
 * }
 *
 * // <section class="stage is-lit is-large mt-4">
 * export const example = <Stage lit size="large" mt={4} />;
 * ```
 * @see [Bulma: helpers](https://bulma.io/documentation/helpers/)
 */
export function useBulmaClasses<
  // Not `BulmaClassesProps`, so that a component may have a prop of its own in place of a helper's.
  Props extends Partial<Record<keyof BulmaClassesProps, unknown>> &
    Pick<HTMLAttributes<Element>, 'className'>,
  Own extends Modifiers = Record<never, string>,
>(
  props: Props,
  base?: ClassValue,
  modifiers?: Own,
): Omit<Props, keyof BulmaClassesProps | keyof Own> {
  const own: Modifiers = modifiers ?? {};
  const values = props as Readonly<Record<string, ModifierValue>>;
  const rest: Record<string, unknown> = {};
  let hasHelpers = false;
  for (const name of Object.keys(values)) {
    if (Object.hasOwn(own, name)) continue;
    if (Object.hasOwn(helperModifiers, name)) hasHelpers = true;
    else rest[name] = values[name];
  }
  // Own modifiers come first in the class list and win over a helper of the same name.
  const classes = Object.keys(own).map((name) => modifierClasses(own[name] ?? '', values[name]));
  if (hasHelpers) {
    for (const [name, stem] of helpers) {
      if (!Object.hasOwn(own, name)) classes.push(modifierClasses(stem, values[name]));
    }
  }
  rest.className = classNames(base, classes, props.className) || undefined;
  // What is left is what the type says, but TypeScript does not follow the loop.
  return rest as Omit<Props, keyof BulmaClassesProps | keyof Own>;
}
