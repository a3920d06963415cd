import { useContext, useId, type AriaAttributes } from 'react';
import { useStates } from '../states.ts';
import { FieldContext, namerOf, type FieldValue } from './context.ts';
import { labelIdOf, useNamed } from './labels.ts';
import { describedByField } from './notes.ts';
import { usePlaceIn } from './usePlaceIn.ts';

/**
 * The attributes that a control gets from its field. A label names the control at the same place: with `for`, or else by
 * its id.
 */
export function useFieldControl(props: FieldControlProps, isOwn = false) {
  const field = useContext(FieldContext);
  const key = useId();
  const at = usePlaceIn(field, 'control', key);
  const generated = field?.rendered.label[at] && key;
  const id = props.id ?? (field && !at ? namerOf(field).id : generated);
  useNamed(field, at, id);
  const attributes = describedByField(field, props);
  const label = field && namerOf(field, at).rendered;
  if (label && (isOwn || label.texts.has(label.label[at]))) {
    attributes['aria-labelledby'] = props['aria-labelledby'] ?? labelIdOf(field, at);
  }
  return { id, ...useStates(field, props), ...attributes };
}

/** Attributes for your own control, from the `Field` around it. */
export interface FieldControlProps extends AriaAttributes {
  /** The id of the control. Its label refers to it. */
  id?: string | undefined;
  /** Whether the user must set the control. By default, the field decides. */
  required?: boolean | undefined;
  /** Whether the user can't use the control. By default, the field decides. */
  disabled?: boolean | undefined;
}

/**
 * Connects your own control, or one from another library, to the `Field` around it, as an `Input` does.
 *
 * @param props - The `id`, `required`, `disabled` and ARIA attributes that you set on the control. They override those
 * of the field, but `aria-describedby` keeps its help texts too.
 * @returns These and the attributes to set on the element of the control: the `id` for the label, the label as its name
 * (`aria-labelledby`), the help texts as its description (`aria-describedby`), `aria-invalid` if one is an error, and
 * `required` and `disabled`, in ARIA too. Only HTML controls and components take `required` and `disabled`: on other
 * elements, set the rest.
 * @example Your own slider
 * ```tsx
 * import { useFieldProps } from 'bulmatic';
 *
 * export function Slider({ value }: { value: number }) {
 *   const { required, disabled, ...field } = useFieldProps();
 *   return <div role="slider" tabIndex={disabled ? -1 : 0} aria-valuenow={value} {...field} />;
 * }
 * ```
 * @see [WAI-ARIA: providing accessible names and descriptions](https://www.w3.org/WAI/ARIA/apg/practices/names-and-descriptions/)
 */
export function useFieldProps(props: FieldControlProps = {}): FieldControlProps {
  const control = useFieldControl(props, true);
  return {
    'aria-required': control.required,
    'aria-disabled': control.disabled,
    ...props,
    ...control,
  };
}

/** The attributes that a group of controls gets from its field. The label names it, but not with `for`. */
export function useFieldGroup(
  field: FieldValue | null,
  props: AriaAttributes,
  isNamed: unknown,
  canBeInvalid: boolean,
) {
  const at = usePlaceIn(field, 'control', useId());
  useNamed(field, at, '');
  return {
    ...describedByField(field, props, canBeInvalid),
    'aria-labelledby': isNamed ? props['aria-labelledby'] : labelIdOf(field, at),
  };
}
