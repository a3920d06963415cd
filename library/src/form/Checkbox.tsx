'use client';

import { useEffect, useRef } from 'react';
import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { Choice } from '../internal/choices.tsx';
import { useBothRefs } from '../internal/useElement.ts';
import type { ElementProps } from '../props/polymorphic.ts';
import type { ChoiceValue } from '../props/choice.ts';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends BulmaClassesProps {
  /** Identifies the checkbox, in the form and in `Checkboxes`. */
  value?: ChoiceValue | undefined;
  /**
   * Draws the box as neither checked nor unchecked, for "some of these". A click by the user ends that; `checked` and
   * the form are not affected.
   */
  indeterminate?: boolean | undefined;
}

/**
 * A checkbox with its label: its children are the text next to the box.
 *
 * `checked`, `onChange`, `ref` and all other attributes go to the `<input>`; `className`, `style` and the helper props
 * go to the `<label>` around it. In `Checkboxes`, the `value` identifies it.
 *
 * @see [Bulma: checkbox](https://bulma.io/documentation/form/checkbox/)
 */
export function Checkbox({
  indeterminate = false,
  ref,
  ...props
}: ElementProps<'input', CheckboxProps>) {
  const input = useRef<HTMLInputElement>(null);
  // On every render, because a click ends this state even if the prop is still set. HTML has no attribute for it.
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <Choice {...useBulmaClasses(props, 'checkbox')} ref={useBothRefs(ref, input)} type="checkbox" />
  );
}
