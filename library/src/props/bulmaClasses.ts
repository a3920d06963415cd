import { boxModelModifiers, type BoxModelProps } from './boxModel.ts';
import { colorModifiers, type ColorProps } from './color.ts';
import { flexboxModifiers, type FlexboxProps } from './flexbox.ts';
import { spacingModifiers, type SpacingProps } from './spacing.ts';
import { typographyModifiers, type TypographyProps } from './typography.ts';
import { visibilityModifiers, type VisibilityProps } from './visibility.ts';

/** The helper props, which every component takes in addition to its own. They set Bulma's helper classes. */
export interface BulmaClassesProps
  extends ColorProps, SpacingProps, TypographyProps, VisibilityProps, FlexboxProps, BoxModelProps {}

/** For each helper prop, the start of its class. */
export const helperModifiers = {
  ...colorModifiers,
  ...spacingModifiers,
  ...typographyModifiers,
  ...visibilityModifiers,
  ...flexboxModifiers,
  ...boxModelModifiers,
} satisfies Record<keyof BulmaClassesProps, string>;
