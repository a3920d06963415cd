import { boxModelModifiers, type BoxModelProps } from './boxModel.ts';
import { colorModifiers, type ColorProps } from './color.ts';
import { flexboxModifiers, type FlexboxProps } from './flexbox.ts';
import { spacingModifiers, type SpacingProps } from './spacing.ts';
import { typographyModifiers, type TypographyProps } from './typography.ts';
import { visibilityModifiers, type VisibilityProps } from './visibility.ts';

/** The props that every component takes besides its own: Bulma's helper classes. */
export interface BulmaClassesProps
  extends ColorProps, SpacingProps, TypographyProps, VisibilityProps, FlexboxProps, BoxModelProps {}

/** For each helper prop, what its class begins with. */
export const helperModifiers = {
  ...colorModifiers,
  ...spacingModifiers,
  ...typographyModifiers,
  ...visibilityModifiers,
  ...flexboxModifiers,
  ...boxModelModifiers,
} satisfies Record<keyof BulmaClassesProps, string>;
