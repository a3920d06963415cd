import type { HTMLAttributes } from 'react';
import { joinNames, modifierClasses, type ModifierValue } from '../internal/modifiers.ts';
import { helperModifiers, type BulmaClassesProps } from '../props/bulmaClasses.ts';
import { classNames, type ClassValue } from './classNames.ts';

export type { ElementProps, PolymorphicProps } from '../props/polymorphic.ts';
export type { AspectRatio, BoxModelProps } from '../props/boxModel.ts';
export type { BulmaClassesProps } from '../props/bulmaClasses.ts';
export type { ColorProps, PaletteColor, Shade, Tone } from '../props/color.ts';
export type { FlexboxProps } from '../props/flexbox.ts';
export type { Gap, Spacing, SpacingProps } from '../props/spacing.ts';
export type { Breakpoint, Color, Responsive, Size, SizeBreakpoint } from '../props/types.ts';
export type { TypographyProps } from '../props/typography.ts';
export type { VisibilityProps } from '../props/visibility.ts';

const helperStems: Modifiers = helperModifiers;

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
 * @returns The props that stand for no class, and a `className` with the base class, the modifiers and the helper
 * classes, both in the order of the props, and the caller's own `className`.
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
  const values = props as Readonly<Record<string, ModifierValue>>;
  const rest: Record<string, unknown> = {};
  let own: string | undefined;
  let helpers: string | undefined;
  for (const name in values) {
    const ownStem = modifiers?.[name];
    const stem = ownStem ?? helperStems[name];
    // Every object has properties like `constructor`, which are no modifiers.
    if (typeof stem !== 'string') rest[name] = values[name];
    else if (ownStem) own = joinNames(own, modifierClasses(stem, values[name]));
    else helpers = joinNames(helpers, modifierClasses(stem, values[name]));
  }
  const start = typeof base === 'string' ? base : base ? classNames(base) : undefined;
  const names = joinNames(joinNames(start, own), helpers);
  rest.className = props.className ? classNames(names, props.className) : names;
  // What is left is what the type says, but TypeScript does not follow the loop.
  return rest as Omit<Props, keyof BulmaClassesProps | keyof Own>;
}
