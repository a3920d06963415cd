'use client';

import { type ReactNode } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { ChoiceGroup } from '../internal/choices.tsx';
import type { ElementProps } from '../props/polymorphic.ts';
import type { ChoiceValue, NoInfer } from '../props/choice.ts';

/** Props of {@link Checkboxes}. */
export interface CheckboxesProps<Value extends ChoiceValue = string> extends BulmaClassesProps {
  /** What the group is about: a `<legend>`, which makes the group a `<fieldset>`. */
  legend?: ReactNode | undefined;
  /** The `name` of the checkboxes that have none of their own. */
  name?: string | undefined;
  /** The values of the checkboxes that are checked, where your state decides. The type `Value` is inferred from them. */
  value?: readonly Value[] | undefined;
  /** The values of the checkboxes that are checked at first, where the browser decides. */
  defaultValue?: readonly NoInfer<Value>[] | undefined;
  /** Called with the values of all checkboxes that are now checked, in the order of the page. */
  onChange?: ((value: Value[]) => void) | undefined;
  /** Disables all checkboxes of the group. */
  disabled?: boolean | undefined;
}

/**
 * A group of checkboxes in a row, of which any number can be checked.
 *
 * It is a group to screen readers too, named by its `legend`, by an `aria-label` or by the label of the `Field` around it.
 *
 * @see [Bulma: checkbox](https://bulma.io/documentation/form/checkbox/)
 */
export function Checkboxes<Value extends ChoiceValue = string>({
  name,
  value,
  defaultValue,
  disabled,
  onChange,
  ...props
}: ElementProps<'div', CheckboxesProps<Value>>) {
  return (
    <ChoiceGroup
      type="checkbox"
      choices={{ name, value, defaultValue, disabled }}
      // The values of the checkboxes are those that the group has by its type.
      onChoice={(_, all) => onChange?.(all as Value[])}
      {...useBulmaClasses(props, 'checkboxes')}
    />
  );
}
