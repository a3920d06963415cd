'use client';

import {
  Children,
  isValidElement,
  type ChangeEvent,
  type ElementType,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { classNames } from '../helpers/classNames.ts';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { chain } from '../internal/chain.ts';
import { useFieldControl } from '../internal/field/controls.ts';
import type { OwnModifiers } from '../internal/modifiers.ts';
import type { ElementProps } from '../props/polymorphic.ts';
import type { ChoiceValue, NoInfer } from '../props/choice.ts';
import type { Color, Size } from '../props/types.ts';

/** Props of {@link Select}. */
export interface SelectProps<
  Value extends ChoiceValue | readonly ChoiceValue[] = string,
> extends BulmaClassesProps {
  /**
   * The value of the selected option, if the select is controlled. With `multiple`, the values of all selected options.
   * The type `Value` is inferred from it.
   */
  value?: Value | undefined;
  /**
   * The value of the option that is selected at first, if the select is uncontrolled. With `multiple`, the values of
   * all.
   */
  defaultValue?: NoInfer<Value> | readonly ChoiceValue[] | undefined;
  /**
   * Called with the value of the option that the user selects, with its type: a number stays a number. With `multiple`,
   * called with the values of all selected options. An option rendered by your own component has the type of
   * `value`, `defaultValue` or the other options; if none of these has a value, it is text, so set `defaultValue` for
   * numbers.
   */
  onValueChange?: ((value: Value, details: { event: SyntheticEvent }) => void) | undefined;
  /**
   * The element around the `<select>`. Use a `span` inside a paragraph.
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
  /** Stretches the select to the full width of its container. */
  fullwidth?: boolean | undefined;
  /** Shows a spinner instead of the arrow, and sets `aria-busy`. */
  loading?: boolean | undefined;
  /** Always shows the hover style. */
  hovered?: boolean | undefined;
  /** Always shows the focus style. */
  focused?: boolean | undefined;
  /** Always shows the active style. */
  active?: boolean | undefined;
  /** Shows a list in which the user can select several options, and sets the attribute `multiple`. */
  multiple?: boolean | undefined;
  /** Disables the select, and sets the attribute `disabled`. */
  disabled?: boolean | undefined;
  /** Number of options shown at once: the `size` attribute of `<select>`. */
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

/** The value of a `<select>` in the form that React accepts. */
const textOf = (value: Chosen) =>
  Array.isArray(value)
    ? value.flatMap((one: ChoiceValue | null) => one?.toString() ?? [])
    : value?.toString();

/** Turns the text of an option that a component renders into the type of another value of the select. */
function parse(text: string, like: unknown): ChoiceValue {
  if (typeof like === 'boolean') return text === 'true' || (text !== 'false' && text);
  if (typeof like === 'bigint') return /^-?\d+$/.test(text) ? BigInt(text) : text;
  // An option without a value is its text.
  return typeof like === 'number' && String(Number(text)) === text ? Number(text) : text;
}

interface OptionProps {
  value?: ChoiceValue | undefined;
  children?: ReactNode | undefined;
}

/** The values of the options among some children, by their text, because the browser knows only text. */
function valuesIn(children: ReactNode): [string, ChoiceValue][] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<OptionProps>(child)) return [];
    const { value, children } = child.props;
    return value == null ? valuesIn(children) : [[String(value), value]];
  });
}

/**
 * A dropdown for selecting one of several options or, with `multiple`, a list for selecting several.
 *
 * Its children are `<option>`s. `onChange`, `ref` and all other attributes go to the `<select>`; `className`, `style`
 * and the helper props go to the element around it. In a `Field`, the label names it and the help texts describe it.
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
  const control = useFieldControl(props);
  const { disabled } = control;
  const { className, ...select } = useBulmaClasses({ ...props, disabled }, 'select', modifiers);
  const choose = (event: ChangeEvent<HTMLSelectElement>) => {
    const known = new Map(valuesIn(props.children));
    const given = [value ?? defaultValue ?? [], ...known.values()].flat();
    const like: unknown = given.find((one) => one != null && one !== '');
    const chosen = Array.from(
      event.target.selectedOptions,
      ({ value }) => known.get(value) ?? parse(value, like),
    );
    // The type of the select says which values its options have.
    onValueChange?.((props.multiple ? chosen : chosen[0]) as Value, { event });
  };
  const states = { 'is-hovered': hovered, 'is-focused': focused, 'is-active': active };
  return (
    <Root className={className} style={style}>
      <select
        aria-busy={props.loading || undefined}
        {...select}
        {...control}
        value={textOf(value)}
        defaultValue={textOf(defaultValue)}
        onChange={onValueChange ? chain(onChange, choose) : onChange}
        multiple={props.multiple}
        size={htmlSize}
        className={classNames(states) || undefined}
      />
    </Root>
  );
}
