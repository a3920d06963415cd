import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { buttonType } from '../internal/buttonType.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../internal/polymorphic.ts';
import type { Color, Size } from '../props/types.ts';

/** Props of {@link Button}. */
export interface ButtonProps extends BulmaClassesProps {
  /** Colour: `is-{value}`. `text` looks like underlined text. */
  color?: Color;
  /** Light tone of the colour: `is-light`. */
  light?: boolean;
  /** Dark tone of the colour: `is-dark`. */
  dark?: boolean;
  /** Soft tone of the colour, which follows light and dark mode: `is-soft`. */
  soft?: boolean;
  /** Bold tone of the colour, which follows light and dark mode: `is-bold`. */
  bold?: boolean;
  /** Size: `is-{value}`. */
  size?: Size;
  /** Smaller sizes on mobile and tablet: `is-responsive`. */
  responsive?: boolean;
  /** Takes the whole width: `is-fullwidth`. */
  fullwidth?: boolean;
  /** Colour on the border and text only: `is-outlined`. */
  outlined?: boolean;
  /** Colour and text swapped, for coloured backgrounds: `is-inverted`. */
  inverted?: boolean;
  /** Fully round ends: `is-rounded`. */
  rounded?: boolean;
  /** Looks like a link: `is-ghost`. */
  ghost?: boolean;
  /** Spinner in place of the label, and no clicks by pointer: `is-loading`, with `aria-busy`. */
  loading?: boolean;
  /** Looks like a label that cannot be pressed: `is-static`. Use it on a `<span>`. */
  static?: boolean;
  /** Chosen one of a group, drawn above its neighbours in `Buttons` with `addons`: `is-selected`. */
  selected?: boolean;
  /** Grows to fill the row in `Buttons` with `addons`: `is-expanded`. */
  expanded?: boolean;
  /** Looks as under the pointer: `is-hovered`. */
  hovered?: boolean;
  /** Looks as with the focus: `is-focused`. */
  focused?: boolean;
  /** Looks as pressed: `is-active`. */
  active?: boolean;
}

const modifiers = {
  color: 'is',
  light: 'is-light',
  dark: 'is-dark',
  soft: 'is-soft',
  bold: 'is-bold',
  size: 'is',
  responsive: 'is-responsive',
  fullwidth: 'is-fullwidth',
  outlined: 'is-outlined',
  inverted: 'is-inverted',
  rounded: 'is-rounded',
  ghost: 'is-ghost',
  loading: 'is-loading',
  static: 'is-static',
  selected: 'is-selected',
  expanded: 'is-expanded',
  hovered: 'is-hovered',
  focused: 'is-focused',
  active: 'is-active',
} satisfies OwnModifiers<ButtonProps>;

/**
 * A button for actions, in Bulma's colours, sizes and states; as a link, it looks the same.
 *
 * A `<button>` gets `type="button"`, so that it does not submit a form unless told to.
 *
 * @see [Bulma: button](https://bulma.io/documentation/elements/button/)
 */
export function Button<Element extends ElementType = 'button'>({
  as,
  ...props
}: PolymorphicProps<Element, ButtonProps>) {
  const Root: ElementType = as ?? 'button';
  return (
    <Root
      type={buttonType(Root)}
      aria-busy={props.loading || undefined}
      {...useBulmaClasses(props, 'button', modifiers)}
    />
  );
}
