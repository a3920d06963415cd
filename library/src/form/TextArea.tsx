'use client';

import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { useFieldControl } from '../internal/field/controls.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps } from '../props/polymorphic.ts';
import type { Color, Size } from '../props/types.ts';

/** Props of {@link TextArea}. */
export interface TextAreaProps extends BulmaClassesProps {
  /** Color of the border. */
  color?: Color | undefined;
  /** Size of the text area. */
  size?: Size | undefined;
  /** Prevents the user from resizing the text area. */
  fixedSize?: boolean | undefined;
  /** Stretches the text area to the full width of its container. */
  fullwidth?: boolean | undefined;
  /** Puts the text area in a line of text, no wider than necessary. */
  inline?: boolean | undefined;
  /** Always shows the hover style. */
  hovered?: boolean | undefined;
  /** Always shows the focus style. */
  focused?: boolean | undefined;
  /** Always shows the active style. */
  active?: boolean | undefined;
}

const modifiers = {
  color: 'is',
  size: 'is',
  fixedSize: 'has-fixed-size',
  fullwidth: 'is-fullwidth',
  inline: 'is-inline',
  hovered: 'is-hovered',
  focused: 'is-focused',
  active: 'is-active',
} satisfies OwnModifiers<TextAreaProps>;

/**
 * A text input with several lines, which the user can make taller.
 *
 * In a `Field`, the label names it and the help texts describe it. For a loading spinner, set `loading` on the
 * `Control` around it.
 *
 * @see [Bulma: textarea](https://bulma.io/documentation/form/textarea/)
 */
export function TextArea(props: ElementProps<'textarea', TextAreaProps>) {
  return (
    <textarea {...useBulmaClasses(props, 'textarea', modifiers)} {...useFieldControl(props)} />
  );
}
