import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { buttonType } from '../internal/buttonType.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../internal/polymorphic.ts';
import type { Color, Size } from '../props/types.ts';

/** Props of {@link Button}. */
export interface ButtonProps extends BulmaClassesProps {
  /** Color of the button. `text` looks like underlined text. */
  color?: Color;
  /** Takes the light tone of the color. */
  light?: boolean;
  /** Takes the dark tone of the color. */
  dark?: boolean;
  /** Takes the soft tone of the color, which follows light and dark mode. */
  soft?: boolean;
  /** Takes the bold tone of the color, which follows light and dark mode. */
  bold?: boolean;
  /** Size of the button. */
  size?: Size;
  /** Makes the button smaller on mobile and tablet. */
  responsive?: boolean;
  /** Takes the whole width. */
  fullwidth?: boolean;
  /** Shows the color on the border and the text only. */
  outlined?: boolean;
  /** Swaps the colors of background and text, for colored surroundings. */
  inverted?: boolean;
  /** Makes the ends fully round. */
  rounded?: boolean;
  /** Looks like a link. */
  ghost?: boolean;
  /** Shows a spinner in place of the label and takes no clicks by pointer, with `aria-busy`. */
  loading?: boolean;
  /** Looks like a label that cannot be pressed. Use it on a `<span>`. */
  static?: boolean;
  /** Marks the chosen one of a group, which is drawn above its neighbors in `Buttons` with `addons`. */
  selected?: boolean;
  /** Grows to fill the row in `Buttons` with `addons`. */
  expanded?: boolean;
  /** Looks as if the pointer were over it. */
  hovered?: boolean;
  /** Looks as if it had the focus. */
  focused?: boolean;
  /** Looks as if it were pressed. */
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
