import { useFieldProps, type FieldControlProps } from 'bulmatic';

/** What the `Field` around a control of React Aria says about it, by the names that React Aria has for that. */
export function useAriaField(props: FieldControlProps) {
  const field = useFieldProps(props);
  const { id, required, disabled } = field;
  return {
    ...(id && { id }),
    'aria-label': field['aria-label'],
    'aria-labelledby': field['aria-labelledby'],
    'aria-describedby': field['aria-describedby'],
    isRequired: required ?? false,
    isDisabled: disabled ?? false,
    // Where it is `false`, React Aria doesn't check limits such as the first and last day.
    isInvalid: field['aria-invalid'] ? true : undefined,
    // The help text of the field says what is wrong, not the browser.
    validationBehavior: 'aria',
  } as const;
}
