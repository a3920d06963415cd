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

/**
 * For each prop that sets a Bulma class, the start of that class: `is-loading`, or `is` for `is-{value}`. A prop with an
 * empty start sets no class and is no attribute, such as `as`.
 */
export type Modifiers = Readonly<Record<string, string>>;

/**
 * Turns the props of a component that set Bulma classes into one `className`.
 *
 * Every Bulmatic component is built on it. Use it in your own components to accept Bulma's helper props there too.
 *
 * Despite its name, it calls no React hook, so it works in server components.
 *
 * @param props - All props of the component.
 * @param base - The class that every instance of the component has, such as `button`.
 * @param modifiers - The component's own props that set classes, each with the start of its class: `true` adds just
 * that, and any other value is appended to it with a hyphen.
 * @returns The props that set no class, and a `className` with the base class, the modifiers and the helper classes,
 * both in the order of the props, and the caller's `className`.
 * @example Your own component
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
  // Not `BulmaClassesProps`, so a component can replace a helper prop with its own.
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
    // Every object has properties such as `constructor`, which aren't modifiers.
    if (typeof stem !== 'string') rest[name] = values[name];
    else if (!stem) continue;
    else if (ownStem) own = joinNames(own, modifierClasses(stem, values[name]));
    else helpers = joinNames(helpers, modifierClasses(stem, values[name]));
  }
  const start = typeof base === 'string' ? base : classNames(base);
  const names = joinNames(joinNames(start, own), helpers);
  rest.className = props.className ? classNames(names, props.className) : names;
  // The rest matches the type, but TypeScript can't follow the loop.
  return rest as Omit<Props, keyof BulmaClassesProps | keyof Own>;
}
