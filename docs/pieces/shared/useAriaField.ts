import type { RefObject } from 'react';
import { useFieldProps, type FieldControlProps } from 'bulmatic';
import { useFieldset } from './useFieldset';

/** Turns the props that a `Field` sets on the control inside it into those of React Aria. */
export function useAriaField(props: FieldControlProps, control: RefObject<Element | null>) {
  const field = useFieldProps(props);
  const isInDisabledFieldset = useFieldset(control);
  const { id, required, disabled } = field;
  return {
    ...(id && { id }),
    'aria-label': field['aria-label'],
    'aria-labelledby': field['aria-labelledby'],
    'aria-describedby': field['aria-describedby'],
    isRequired: required ?? false,
    isDisabled: disabled || isInDisabledFieldset,
    // With `false`, React Aria doesn’t check limits, such as the first and last day.
    isInvalid: field['aria-invalid'] ? true : undefined,
    // Errors appear in the help text of the field, not in a bubble of the browser.
    validationBehavior: 'aria',
  } as const;
}
