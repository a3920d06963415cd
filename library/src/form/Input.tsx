'use client';

import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { useFieldControl } from '../internal/field/controls.ts';
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
  /** Makes the input look like plain text, and sets `readOnly`, unless you set that yourself. */
  static?: boolean | undefined;
  /** Stretches the input to the full width of its container. */
  fullwidth?: boolean | undefined;
  /** Puts the input in a line of text, no wider than necessary. */
  inline?: boolean | undefined;
  /** Always shows the hover style. */
  hovered?: boolean | undefined;
  /** Always shows the focus style. */
  focused?: boolean | undefined;
  /** Always shows the active style. */
  active?: boolean | undefined;
  /** Width in characters: the `size` attribute of `<input>`. */
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
 * A text input of any `type`, such as text, password, email or telephone number.
 *
 * In a `Field`, the label names it and the help texts describe it. For a loading spinner, set `loading` on the
 * `Control` around it.
 *
 * @see [Bulma: input](https://bulma.io/documentation/form/input/)
 */
export function Input({ htmlSize, ...props }: ElementProps<'input', InputProps>) {
  return (
    <input
      size={htmlSize}
      {...useBulmaClasses(props, 'input', modifiers)}
      readOnly={props.readOnly ?? props.static}
      {...useFieldControl(props)}
    />
  );
}
