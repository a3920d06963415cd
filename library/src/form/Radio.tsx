'use client';

import { useBulmaClasses, type BulmaClassesProps } from '../helpers/useBulmaClasses.ts';
import { Choice } from '../internal/choices.tsx';
import type { ElementProps } from '../props/polymorphic.ts';
import type { ChoiceValue } from '../props/choice.ts';

/** Props of {@link Radio}. */
export interface RadioProps extends BulmaClassesProps {
  /** Identifies the radio button, in the form and in `Radios`. */
  value?: ChoiceValue | undefined;
}

/**
 * A radio button with its label, for selecting one of several options.
 *
 * `checked`, `onChange`, `ref` and all other attributes go to the `<input>`; `className`, `style` and the helper props
 * go to the `<label>` around it. In `Radios`, the `value` identifies it.
 *
 * @see [Bulma: radio](https://bulma.io/documentation/form/radio/)
 */
export function Radio(props: ElementProps<'input', RadioProps>) {
  return <Choice {...useBulmaClasses(props, 'radio')} type="radio" />;
}
