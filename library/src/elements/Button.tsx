'use client';

import type { ElementType, SyntheticEvent } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { buttonType } from '../internal/buttonType.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { PolymorphicProps } from '../props/polymorphic.ts';
import type { Color, Size } from '../props/types.ts';

/** Props of {@link Button}. */
export interface ButtonProps extends BulmaClassesProps {
  /** Color of the button. `text` looks like underlined text. */
  color?: Color | undefined;
  /** Takes the light tone of the color. */
  light?: boolean | undefined;
  /** Takes the dark tone of the color. */
  dark?: boolean | undefined;
  /** Takes the soft tone of the color, which follows light and dark mode. */
  soft?: boolean | undefined;
  /** Takes the bold tone of the color, which follows light and dark mode. */
  bold?: boolean | undefined;
  /** Size of the button. */
  size?: Size | undefined;
  /** Makes the button smaller on mobile and tablet. */
  responsive?: boolean | undefined;
  /** Takes the whole width. */
  fullwidth?: boolean | undefined;
  /** Shows the color on the border and the text only. */
  outlined?: boolean | undefined;
  /** Swaps the colors of background and text, for colored surroundings. */
  inverted?: boolean | undefined;
  /** Makes the ends fully round. */
  rounded?: boolean | undefined;
  /** Looks like a link. */
  ghost?: boolean | undefined;
  /** Shows a spinner in place of the label and does nothing when pressed, with `aria-busy` and `aria-disabled`. */
  loading?: boolean | undefined;
  /** Looks like a label that cannot be pressed. Use it on a `<span>`. */
  static?: boolean | undefined;
  /** Marks the chosen one of a group, which is drawn above its neighbors in `Buttons` with `addons`. */
  selected?: boolean | undefined;
  /** Grows to fill the row in `Buttons` with `addons`. */
  expanded?: boolean | undefined;
  /** Looks as if the pointer were over it. */
  hovered?: boolean | undefined;
  /** Looks as if it had the focus. */
  focused?: boolean | undefined;
  /** Looks as if it were pressed. */
  active?: boolean | undefined;
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

const busy = { 'aria-busy': true, 'aria-disabled': true };

function doNothing(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * A button for actions, in Bulma's colours, sizes and states; as a link, it looks the same.
 *
 * A `<button>` gets `type="button"`, so that it does not submit a form unless told to. While it is `loading` it keeps the
 * focus, but submits nothing.
 *
 * @see [Bulma: button](https://bulma.io/documentation/elements/button/)
 */
export function Button<Element extends ElementType = ElementType>({
  as,
  ...props
}: PolymorphicProps<'button', ButtonProps, Element>) {
  const Root: ElementType = as ?? 'button';
  return (
    <Root
      type={buttonType(Root)}
      {...(props.loading && busy)}
      {...useBulmaClasses(props, 'button', modifiers)}
      {...(props.loading && { onClick: doNothing })}
    />
  );
}
