'use client';

import type { ElementType } from 'react';
import { classNames } from '../helpers/classNames.ts';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { useFieldControl } from '../internal/field.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps } from '../internal/polymorphic.ts';
import type { Color, Size } from '../props/types.ts';

/** Props of {@link Select}. */
export interface SelectProps extends BulmaClassesProps {
  /**
   * The element around the `<select>`, a `span` where that stands in a paragraph.
   *
   * @defaultValue 'div'
   */
  as?: 'div' | 'span';
  /** Color of the border and the arrow. */
  color?: Color;
  /** Size of the select. */
  size?: Size;
  /** Makes the ends fully round. */
  rounded?: boolean;
  /** Takes the whole width. */
  fullwidth?: boolean;
  /** Shows a spinner in place of the arrow, with `aria-busy`. */
  loading?: boolean;
  /** Makes the `<select>` look as if the pointer were over it. */
  hovered?: boolean;
  /** Makes the `<select>` look as if it had the focus. */
  focused?: boolean;
  /** Makes the `<select>` look as if it were pressed. */
  active?: boolean;
  /** Shows a list from which several options can be chosen, and sets the attribute `multiple`. */
  multiple?: boolean;
  /** Disables the select, and sets the attribute `disabled`. */
  disabled?: boolean;
  /** Number of options that are shown at once, the attribute `size` of `<select>`. */
  htmlSize?: number;
}

const modifiers = {
  color: 'is',
  size: 'is',
  rounded: 'is-rounded',
  fullwidth: 'is-fullwidth',
  loading: 'is-loading',
  multiple: 'is-multiple',
  disabled: 'is-disabled',
} satisfies OwnModifiers<SelectProps, 'as' | 'hovered' | 'focused' | 'active' | 'htmlSize'>;

/**
 * A dropdown, or a list with `multiple`, of which the reader chooses an option.
 *
 * Its children are `<option>`s. `value`, `onChange`, `ref` and all other attributes go to the `<select>`; `className`,
 * `style` and the helper props go to the element around it. In a `Field` it is named by the label and described by the
 * help texts.
 *
 * @see [Bulma: select](https://bulma.io/documentation/form/select/)
 */
export function Select({
  as,
  hovered,
  focused,
  active,
  htmlSize,
  style,
  ...props
}: ElementProps<'select', SelectProps>) {
  const Root: ElementType = as ?? 'div';
  const { className, ...select } = useFieldControl(useBulmaClasses(props, 'select', modifiers));
  const states = { 'is-hovered': hovered, 'is-focused': focused, 'is-active': active };
  return (
    <Root className={className} style={style}>
      <select
        aria-busy={props.loading || undefined}
        {...select}
        multiple={props.multiple}
        disabled={props.disabled}
        size={htmlSize}
        className={classNames(states) || undefined}
      />
    </Root>
  );
}
