'use client';

import { type ReactNode } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { ChoiceGroup } from '../internal/choices.tsx';
import type { ElementProps } from '../internal/polymorphic.ts';

/** Props of {@link Checkboxes}. */
export interface CheckboxesProps extends BulmaClassesProps {
  /** What the group is about: a `<legend>`, which makes the group a `<fieldset>`. */
  legend?: ReactNode;
  /** The `name` of the checkboxes that have none of their own. */
  name?: string;
  /** The values of the checkboxes that are checked, where your state decides. */
  value?: readonly string[];
  /** The values of the checkboxes that are checked at first, where the browser decides. */
  defaultValue?: readonly string[];
  /** Called with the values of all checkboxes that are now checked, in the order of the page. */
  onChange?: (value: string[]) => void;
  /** Disables all checkboxes of the group. */
  disabled?: boolean;
}

/**
 * A group of checkboxes in a row, of which any number can be checked.
 *
 * It is a group to screen readers too, named by its `legend`, by an `aria-label` or by the label of the `Field` around it.
 *
 * @see [Bulma: checkbox](https://bulma.io/documentation/form/checkbox/)
 */
export function Checkboxes({
  name,
  value,
  defaultValue,
  disabled,
  onChange,
  ...props
}: ElementProps<'div', CheckboxesProps>) {
  return (
    <ChoiceGroup
      type="checkbox"
      choices={{ name, value, defaultValue, disabled }}
      onChoice={(_, group) => onChange?.(checkedIn(group))}
      {...useBulmaClasses(props, 'checkboxes')}
    />
  );
}

const checkedIn = (group: Element) =>
  [...group.querySelectorAll<HTMLInputElement>('input[type=checkbox]:checked')].map(
    (input) => input.value,
  );
