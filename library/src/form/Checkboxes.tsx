'use client';

import type { ReactNode, SyntheticEvent } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { ChoiceGroup } from '../internal/choices.tsx';
import type { ElementProps } from '../props/polymorphic.ts';
import type { ChoiceValue, NoInfer } from '../props/choice.ts';

/** Props of {@link Checkboxes}. */
export interface CheckboxesProps<Value extends ChoiceValue = string> extends BulmaClassesProps {
  /** The caption of the group. It is a `<legend>`, and makes the group a `<fieldset>`. */
  legend?: ReactNode | undefined;
  /** The `name` of the checkboxes that don't set one themselves. */
  name?: string | undefined;
  /** The values of the checked checkboxes, if the group is controlled. The type `Value` is inferred from them. */
  value?: readonly Value[] | undefined;
  /** The values of the checkboxes that are checked at first, if the group is uncontrolled. */
  defaultValue?: readonly NoInfer<Value>[] | undefined;
  /** Called with the values of all checkboxes that are now checked, in the order of the page. */
  onValueChange?: ((value: Value[], details: { event: SyntheticEvent }) => void) | undefined;
  /** Disables all checkboxes in the group. */
  disabled?: boolean | undefined;
}

/**
 * A group of checkboxes in a row, for selecting any number of options.
 *
 * It is a group for screen readers too, named by its `legend`, an `aria-label` or the label of the `Field` around it.
 *
 * @see [Bulma: checkbox](https://bulma.io/documentation/form/checkbox/)
 */
export function Checkboxes<Value extends ChoiceValue = string>({
  name,
  value,
  defaultValue,
  disabled,
  onValueChange,
  ...props
}: ElementProps<'div', CheckboxesProps<Value>>) {
  return (
    <ChoiceGroup
      type="checkbox"
      // Neither HTML nor ARIA can require one of several checkboxes.
      choices={{ name, value, defaultValue, disabled, required: false }}
      // The type of the group says which values its checkboxes have.
      onChoice={(_, all, details) => onValueChange?.(all as Value[], details)}
      {...useBulmaClasses(props, 'checkboxes')}
    />
  );
}
