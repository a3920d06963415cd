'use client';

import { useEffect, useImperativeHandle, useRef } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { Choice } from '../internal/choices.tsx';
import type { ElementProps } from '../props/polymorphic.ts';
import type { ChoiceValue } from '../props/choice.ts';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends BulmaClassesProps {
  /** Says which one it is, in the form and in `Checkboxes`. */
  value?: ChoiceValue | undefined;
  /**
   * Draws the box as neither checked nor not, for "some of these". A press by the user ends that; `checked` and the form are
   * not affected.
   */
  indeterminate?: boolean | undefined;
}

/**
 * A box that can be checked, with its label: its children are the text beside it.
 *
 * `checked`, `onChange`, `ref` and all other attributes go to the `<input>`; `className`, `style` and the helper props go
 * to the `<label>` around it. In `Checkboxes`, the `value` says which one it is.
 *
 * @see [Bulma: checkbox](https://bulma.io/documentation/form/checkbox/)
 */
export function Checkbox({
  indeterminate = false,
  ref,
  ...props
}: ElementProps<'input', CheckboxProps>) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  // Each time, since a press ends it where the owner may go on with it; HTML has no attribute for it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return <Choice {...useBulmaClasses(props, 'checkbox')} ref={input} type="checkbox" />;
}
