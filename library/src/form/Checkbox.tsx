'use client';

import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { Choice } from '../internal/choices.tsx';
import type { ElementProps } from '../internal/polymorphic.ts';

/** Props of {@link Checkbox}. */
export interface CheckboxProps extends BulmaClassesProps {}

/**
 * A box that can be checked, with its label: its children are the text beside it.
 *
 * `checked`, `onChange`, `ref` and all other attributes go to the `<input>`; `className`, `style` and the helper props go
 * to the `<label>` around it. In `Checkboxes`, the `value` says which one it is.
 *
 * @see [Bulma: checkbox](https://bulma.io/documentation/form/checkbox/)
 */
export function Checkbox(props: ElementProps<'input', CheckboxProps>) {
  return <Choice {...useBulmaClasses(props, 'checkbox')} type="checkbox" />;
}
