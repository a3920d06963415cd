'use client';

import { useId, type ReactNode } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { ChoiceGroup } from '../internal/choices.tsx';
import type { ElementProps } from '../internal/polymorphic.ts';

/** Props of {@link Radios}. */
export interface RadiosProps extends BulmaClassesProps {
  /** What the group is about: a `<legend>`, which makes the group a `<fieldset>`. */
  legend?: ReactNode;
  /** The `name` of the radio buttons that have none of their own. Without it, one is generated. */
  name?: string;
  /** The value of the radio button that is checked, `null` for none, where your state decides. */
  value?: string | null;
  /** The value of the radio button that is checked at first, where the browser decides. */
  defaultValue?: string;
  /** Called with the value of the radio button that is now checked. */
  onChange?: (value: string) => void;
  /** Disables all radio buttons of the group. */
  disabled?: boolean;
}

/**
 * A group of radio buttons in a row, of which one can be checked.
 *
 * It is a group to screen readers too, named by its `legend`, by an `aria-label` or by the label of the `Field` around it.
 *
 * @see [Bulma: radio](https://bulma.io/documentation/form/radio/)
 */
export function Radios({
  name,
  value,
  defaultValue,
  disabled,
  onChange,
  ...props
}: ElementProps<'div', RadiosProps>) {
  const ownName = useId();
  return (
    <ChoiceGroup
      type="radio"
      choices={{ name: name ?? ownName, value, defaultValue, disabled }}
      onChoice={(input) => onChange?.(input.value)}
      {...useBulmaClasses(props, 'radios')}
    />
  );
}
