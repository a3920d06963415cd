import { boxModelClasses, type BoxModelProps } from './boxModel.ts';
import { colorClasses, type ColorProps } from './color.ts';
import { flexboxClasses, type FlexboxProps } from './flexbox.ts';
import { spacingClasses, type SpacingProps } from './spacing.ts';
import { typographyClasses, type TypographyProps } from './typography.ts';
import { visibilityClasses, type VisibilityProps } from './visibility.ts';

/** The props that every component takes besides its own: Bulma's helper classes. */
export interface BulmaClassesProps
  extends ColorProps, SpacingProps, TypographyProps, VisibilityProps, FlexboxProps, BoxModelProps {}

/** For each helper prop, what its class begins with. */
export const helperClasses = {
  ...colorClasses,
  ...spacingClasses,
  ...typographyClasses,
  ...visibilityClasses,
  ...flexboxClasses,
  ...boxModelClasses,
} satisfies Record<keyof BulmaClassesProps, string>;
