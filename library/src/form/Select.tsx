'use client';

import { Children, isValidElement, type ElementType, type ReactNode } from 'react';
import { classNames } from '../helpers/classNames.ts';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { chain } from '../internal/chain.ts';
import { useFieldControl } from '../internal/field.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps } from '../props/polymorphic.ts';
import type { ChoiceValue, NoInfer } from '../props/choice.ts';
import type { Color, Size } from '../props/types.ts';

/** Props of {@link Select}. */
export interface SelectProps<
  Value extends ChoiceValue | readonly ChoiceValue[] = string,
> extends BulmaClassesProps {
  /**
   * The value of the chosen option, where your state decides. With `multiple`, the values of all that are chosen. The type
   * `Value` is inferred from it.
   */
  value?: Value | undefined;
  /** The value, or with `multiple` the values, of what is chosen at first, where the browser decides. */
  defaultValue?: NoInfer<Value> | readonly ChoiceValue[] | undefined;
  /**
   * Called with the value of the option that the user chooses, as the option has it: a number stays a number. With
   * `multiple`, called with the values of all that are now chosen.
   */
  onValueChange?: ((value: Value) => void) | undefined;
  /**
   * The element around the `<select>`, a `span` where that stands in a paragraph.
   *
   * @defaultValue 'div'
   */
  as?: 'div' | 'span' | undefined;
  /** Color of the border and the arrow. */
  color?: Color | undefined;
  /** Size of the select. */
  size?: Size | undefined;
  /** Makes the ends fully round. */
  rounded?: boolean | undefined;
  /** Takes the whole width. */
  fullwidth?: boolean | undefined;
  /** Shows a spinner in place of the arrow, with `aria-busy`. */
  loading?: boolean | undefined;
  /** Makes the `<select>` look as if the pointer were over it. */
  hovered?: boolean | undefined;
  /** Makes the `<select>` look as if it had the focus. */
  focused?: boolean | undefined;
  /** Makes the `<select>` look as if it were pressed. */
  active?: boolean | undefined;
  /** Shows a list from which several options can be chosen, and sets the attribute `multiple`. */
  multiple?: boolean | undefined;
  /** Disables the select, and sets the attribute `disabled`. */
  disabled?: boolean | undefined;
  /** Number of options that are shown at once, the attribute `size` of `<select>`. */
  htmlSize?: number | undefined;
}

const modifiers = {
  color: 'is',
  size: 'is',
  rounded: 'is-rounded',
  fullwidth: 'is-fullwidth',
  loading: 'is-loading',
  multiple: 'is-multiple',
  disabled: 'is-disabled',
} satisfies OwnModifiers<
  SelectProps,
  'as' | 'value' | 'defaultValue' | 'onValueChange' | 'hovered' | 'focused' | 'active' | 'htmlSize'
>;

type Chosen = ChoiceValue | readonly ChoiceValue[] | undefined;

/** What React takes for the value of a `<select>`. */
const textOf = (value: Chosen) => (Array.isArray(value) ? value.map(String) : value?.toString());

interface OptionProps {
  value?: ChoiceValue | undefined;
  children?: ReactNode | undefined;
}

/** The values of the options among some children, by their texts, which are all that the browser knows. */
function valuesIn(children: ReactNode): [string, ChoiceValue][] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<OptionProps>(child)) return [];
    const { value, children } = child.props;
    return value === undefined ? valuesIn(children) : [[String(value), value]];
  });
}

/**
 * A dropdown, or a list with `multiple`, of which the reader chooses an option.
 *
 * Its children are `<option>`s. `onChange`, `ref` and all other attributes go to the `<select>`; `className`,
 * `style` and the helper props go to the element around it. In a `Field` it is named by the label and described by the
 * help texts.
 *
 * @see [Bulma: select](https://bulma.io/documentation/form/select/)
 */
export function Select<Value extends ChoiceValue | readonly ChoiceValue[] = string>({
  as,
  value,
  defaultValue,
  onValueChange,
  onChange,
  hovered,
  focused,
  active,
  htmlSize,
  style,
  ...props
}: ElementProps<'select', SelectProps<Value>>) {
  const Root: ElementType = as ?? 'div';
  const { className, ...select } = useBulmaClasses(props, 'select', modifiers);
  const choose = (options: Iterable<HTMLOptionElement>) => {
    const known = new Map(valuesIn(props.children));
    const chosen = Array.from(options, ({ value }) => known.get(value) ?? value);
    // The values of the options are those that the select has by its type.
    onValueChange?.((props.multiple ? chosen : chosen[0]) as Value);
  };
  const states = { 'is-hovered': hovered, 'is-focused': focused, 'is-active': active };
  return (
    <Root className={className} style={style}>
      <select
        aria-busy={props.loading || undefined}
        {...select}
        {...useFieldControl(props)}
        value={textOf(value)}
        defaultValue={textOf(defaultValue)}
        onChange={
          onValueChange
            ? chain(onChange, (event) => choose(event.target.selectedOptions))
            : onChange
        }
        multiple={props.multiple}
        disabled={props.disabled}
        size={htmlSize}
        className={classNames(states) || undefined}
      />
    </Root>
  );
}
