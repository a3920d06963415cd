'use client';

import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { useFieldControl } from '../internal/field.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps } from '../internal/polymorphic.ts';
import type { Color, Size } from '../props/types.ts';

/** Props of {@link TextArea}. */
export interface TextAreaProps extends BulmaClassesProps {
  /** Colour: `is-{value}`. */
  color?: Color;
  /** Size: `is-{value}`. */
  size?: Size;
  /** Cannot be resized by the reader: `has-fixed-size`. */
  fixedSize?: boolean;
  /** Takes the whole width: `is-fullwidth`. */
  fullwidth?: boolean;
  /** Stands in a line of text, no wider than it has to be: `is-inline`. */
  inline?: boolean;
  /** Looks as under the pointer: `is-hovered`. */
  hovered?: boolean;
  /** Looks as with the focus: `is-focused`. */
  focused?: boolean;
  /** Looks as pressed: `is-active`. */
  active?: boolean;
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
 * A text input of several lines, which the reader can make higher.
 *
 * In a `Field` it is named by the label and described by the help texts. A spinner while it loads comes from the
 * `Control` around it.
 *
 * @see [Bulma: textarea](https://bulma.io/documentation/form/textarea/)
 */
export function TextArea(props: ElementProps<'textarea', TextAreaProps>) {
  return <textarea {...useFieldControl(useBulmaClasses(props, 'textarea', modifiers))} />;
}
