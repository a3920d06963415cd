'use client';

import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { ChoiceGroup } from '../internal/choices.tsx';
import type { ElementProps } from '../props/polymorphic.ts';
import type { ChoiceValue, NoInfer } from '../props/choice.ts';

export type { ChoiceValue };

/** Props of {@link Radios}. */
export interface RadiosProps<Value extends ChoiceValue = string> extends BulmaClassesProps {
  /** The caption of the group. It is a `<legend>`, and makes the group a `<fieldset>`. */
  legend?: ReactNode | undefined;
  /** The `name` of the radio buttons that don't set one themselves. Without it, one is generated. */
  name?: string | undefined;
  /**
   * The value of the checked radio button, or `null` for none, if the group is controlled. The type `Value` is inferred
   * from it.
   */
  value?: Value | null | undefined;
  /** The value of the radio button that is checked at first, if the group is uncontrolled. */
  defaultValue?: NoInfer<Value> | undefined;
  /** Called with the value of the radio button that is now checked. */
  onValueChange?: ((value: Value, details: { event: SyntheticEvent }) => void) | undefined;
  /** Disables all radio buttons in the group. */
  disabled?: boolean | undefined;
  /** Requires a selection: sets `required` on the radio buttons, and `aria-required` on the group. */
  required?: boolean | undefined;
}

/**
 * A group of radio buttons in a row, for selecting one of several options.
 *
 * It is a group for screen readers too, named by its `legend`, an `aria-label` or the label of the `Field` around it.
 *
 * @see [Bulma: radio](https://bulma.io/documentation/form/radio/)
 */
export function Radios<Value extends ChoiceValue = string>({
  name,
  value,
  defaultValue,
  disabled,
  required,
  onValueChange,
  ...props
}: ElementProps<'div', RadiosProps<Value>>) {
  const ownName = useId();
  return (
    <ChoiceGroup
      type="radio"
      choices={{ name: name ?? ownName, value, defaultValue, disabled, required }}
      // The type of the group says which values its radio buttons have.
      onChoice={(chosen, _, details) => onValueChange?.(chosen as Value, details)}
      {...useBulmaClasses(props, 'radios')}
    />
  );
}
