'use client';

import type { ElementType } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { buttonType } from '../internal/buttonType.ts';
import { inactive, isAriaDisabled } from '../internal/disabled.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';
import type { Color, Size } from '../props/types.ts';

/** Props of {@link Button}. */
export interface ButtonProps extends BulmaClassesProps {
  /** Color of the button. `text` looks like underlined text. */
  color?: Color | undefined;
  /** Uses the light tone of the color. */
  light?: boolean | undefined;
  /** Uses the dark tone of the color. */
  dark?: boolean | undefined;
  /** Uses the soft tone of the color, which adapts to light and dark mode. */
  soft?: boolean | undefined;
  /** Uses the bold tone of the color, which adapts to light and dark mode. */
  bold?: boolean | undefined;
  /** Size of the button. */
  size?: Size | undefined;
  /** Makes the button smaller on mobile and tablet. */
  responsive?: boolean | undefined;
  /** Stretches the button to the full width of its container. */
  fullwidth?: boolean | undefined;
  /** Shows the color only on the border and the text. */
  outlined?: boolean | undefined;
  /** Swaps the colors of the background and the text, for use on a colored background. */
  inverted?: boolean | undefined;
  /** Makes the ends fully round. */
  rounded?: boolean | undefined;
  /** Makes the button look like a link. */
  ghost?: boolean | undefined;
  /** Shows a spinner instead of the label, ignores clicks, and sets `aria-busy` and `aria-disabled`. */
  loading?: boolean | undefined;
  /** Makes the button look like a label that can't be clicked. Use it with `as="span"`. */
  static?: boolean | undefined;
  /** Marks the selected button of a group, and draws it above its neighbors in `Buttons` with `addons`. */
  selected?: boolean | undefined;
  /** Lets the button grow to fill the row, in `Buttons` with `addons`. */
  expanded?: boolean | undefined;
  /** Always shows the hover style. */
  hovered?: boolean | undefined;
  /** Always shows the focus style. */
  focused?: boolean | undefined;
  /** Always shows the style of a button while it is clicked. */
  active?: boolean | undefined;
}

const modifiers = {
  // Taking it out of the props would copy all of them, which costs a tenth of the time for a button on a server.
  as: '',
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

const busy = { 'aria-busy': true, 'aria-disabled': true };

/**
 * A button for actions, in Bulma's colors, sizes and states.
 *
 * A link looks the same: use `as="a"`, or `as` with a router's link component.
 *
 * A `<button>` gets `type="button"`, so it doesn't submit a form unless you set `type="submit"`. While it is `loading`,
 * it keeps the focus, but submits nothing, and a link isn't followed. The same is true with `aria-disabled`.
 *
 * @see [Bulma: button](https://bulma.io/documentation/elements/button/)
 */
export function Button<Element extends ElementType = ElementType>(
  props: PolymorphicProps<'button', ButtonProps, Element>,
) {
  const Root: ElementType = props.as ?? 'button';
  return (
    <Root
      type={buttonType(Root)}
      {...(props.loading && busy)}
      {...useBulmaClasses(props, 'button', modifiers)}
      {...((props.loading || isAriaDisabled(props)) && inactive)}
    />
  );
}
