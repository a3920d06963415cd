'use client';

import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { useFieldControl } from '../internal/field.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps } from '../props/polymorphic.ts';
import type { Color, Size } from '../props/types.ts';

/** Props of {@link Input}. */
export interface InputProps extends BulmaClassesProps {
  /** Color of the border. */
  color?: Color | undefined;
  /** Size of the input. */
  size?: Size | undefined;
  /** Makes the ends fully round. */
  rounded?: boolean | undefined;
  /** Looks like text in the place of an input, and is `readOnly` unless told otherwise. */
  static?: boolean | undefined;
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
  /** Width in characters, the attribute `size` of `<input>`. */
  htmlSize?: number | undefined;
}

const modifiers = {
  color: 'is',
  size: 'is',
  rounded: 'is-rounded',
  static: 'is-static',
  fullwidth: 'is-fullwidth',
  inline: 'is-inline',
  hovered: 'is-hovered',
  focused: 'is-focused',
  active: 'is-active',
} satisfies OwnModifiers<InputProps, 'htmlSize'>;

/**
 * A text input of any `type`: text, password, email, telephone number and so on.
 *
 * In a `Field` it is named by the label and described by the help texts. A spinner while it loads comes from the
 * `Control` around it.
 *
 * @see [Bulma: input](https://bulma.io/documentation/form/input/)
 */
export function Input({ htmlSize, ...props }: ElementProps<'input', InputProps>) {
  return (
    <input
      size={htmlSize}
      readOnly={props.static}
      {...useBulmaClasses(props, 'input', modifiers)}
      {...useFieldControl(props)}
    />
  );
}
