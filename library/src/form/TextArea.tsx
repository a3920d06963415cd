'use client';

import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { useFieldControl } from '../internal/field.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps } from '../props/polymorphic.ts';
import type { Color, Size } from '../props/types.ts';

/** Props of {@link TextArea}. */
export interface TextAreaProps extends BulmaClassesProps {
  /** Color of the border. */
  color?: Color | undefined;
  /** Size of the text area. */
  size?: Size | undefined;
  /** Keeps the reader from resizing the text area. */
  fixedSize?: boolean | undefined;
  /** Takes the whole width. */
  fullwidth?: boolean | undefined;
  /** Stands in a line of text, and is no wider than it has to be. */
  inline?: boolean | undefined;
  /** Looks as if the pointer were over it. */
  hovered?: boolean | undefined;
  /** Looks as if it had the focus. */
  focused?: boolean | undefined;
  /** Looks as if it were pressed. */
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
 * A text input of several lines, which the reader can make taller.
 *
 * In a `Field` it is named by the label and described by the help texts. A spinner while it loads comes from the
 * `Control` around it.
 *
 * @see [Bulma: textarea](https://bulma.io/documentation/form/textarea/)
 */
export function TextArea(props: ElementProps<'textarea', TextAreaProps>) {
  return (
    <textarea {...useBulmaClasses(props, 'textarea', modifiers)} {...useFieldControl(props)} />
  );
}
