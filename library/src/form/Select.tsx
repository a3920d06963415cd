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
  /** Colour: `is-{value}`. */
  color?: Color;
  /** Size: `is-{value}`. */
  size?: Size;
  /** Fully round ends: `is-rounded`. */
  rounded?: boolean;
  /** Takes the whole width: `is-fullwidth`. */
  fullwidth?: boolean;
  /** Spinner in place of the arrow: `is-loading`, with `aria-busy`. */
  loading?: boolean;
  /** Looks as under the pointer: `is-hovered`, on the `<select>`. */
  hovered?: boolean;
  /** Looks as with the focus: `is-focused`, on the `<select>`. */
  focused?: boolean;
  /** Looks as pressed: `is-active`, on the `<select>`. */
  active?: boolean;
  /** Shows a list from which several options can be chosen: `is-multiple`, with the attribute. */
  multiple?: boolean;
  /** Cannot be used: `is-disabled`, with the attribute. */
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
