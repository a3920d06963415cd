'use client';

import { useId, type ReactNode } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { ChoiceGroup } from '../internal/choices.tsx';
import type { ElementProps } from '../props/polymorphic.ts';
import type { ChoiceValue, NoInfer } from '../props/choice.ts';

export type { ChoiceValue };

/** Props of {@link Radios}. */
export interface RadiosProps<Value extends ChoiceValue = string> extends BulmaClassesProps {
  /** What the group is about: a `<legend>`, which makes the group a `<fieldset>`. */
  legend?: ReactNode | undefined;
  /** The `name` of the radio buttons that have none of their own. Without it, one is generated. */
  name?: string | undefined;
  /**
   * The value of the radio button that is checked, `null` for none, where your state decides. The type `Value` is inferred
   * from it.
   */
  value?: Value | null | undefined;
  /** The value of the radio button that is checked at first, where the browser decides. */
  defaultValue?: NoInfer<Value> | undefined;
  /** Called with the value of the radio button that is now checked. */
  onChange?: ((value: Value) => void) | undefined;
  /** Disables all radio buttons of the group. */
  disabled?: boolean | undefined;
}

/**
 * A group of radio buttons in a row, of which one can be checked.
 *
 * It is a group to screen readers too, named by its `legend`, by an `aria-label` or by the label of the `Field` around it.
 *
 * @see [Bulma: radio](https://bulma.io/documentation/form/radio/)
 */
export function Radios<Value extends ChoiceValue = string>({
  name,
  value,
  defaultValue,
  disabled,
  onChange,
  ...props
}: ElementProps<'div', RadiosProps<Value>>) {
  const ownName = useId();
  return (
    <ChoiceGroup
      type="radio"
      choices={{ name: name ?? ownName, value, defaultValue, disabled }}
      // The values of the radio buttons are those that the group has by its type.
      onChoice={(chosen) => onChange?.(chosen as Value)}
      {...useBulmaClasses(props, 'radios')}
    />
  );
}
