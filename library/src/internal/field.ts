import {
  createContext,
  useContext,
  useEffect,
  useId,
  type AriaAttributes,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { classNames } from '../helpers/classNames.ts';
import type { SharedId } from './useSharedId.ts';

/** A help text in a field, which describes the control or says what is wrong with it. */
export interface Note {
  id: string;
  error: boolean;
}

/** What a `Field` shares with the label, control and help texts inside it. */
export interface FieldValue {
  horizontal: boolean;
  controlId: SharedId;
  /** Who is the one label and the one control of this field; not state, since only what comes later reads it. */
  taken: { label?: string; control?: string };
  /** The id of the label of this field, or of the one around it, if it has come already. */
  labelId: () => string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  setNotes: Dispatch<SetStateAction<readonly Note[]>>;
}

export const FieldContext = createContext<FieldValue | null>(null);

/** Whether `id` is that of the first label or control in the field. */
export function useFirst(field: FieldValue | null, role: 'label' | 'control', id: string) {
  const { taken, setNotes } = field ?? {};
  // While rendering, so that the server too ties what belongs together; rendering twice leads to the same.
  if (taken) taken[role] ??= id;
  useEffect(() => {
    if (!taken) return;
    taken[role] ??= id;
    return () => {
      if (taken[role] !== id) return;
      taken[role] = undefined;
      // A change of nothing, so that the field renders again and the next one takes the place.
      setNotes?.((notes) => [...notes]);
    };
  }, [taken, setNotes, role, id]);
  return taken?.[role] === id;
}

/**
 * What all controls in a field get: the help texts as description, and that one of these is an error, unless ARIA does not
 * know the control as invalid: one radio button, a group of checkboxes.
 */
export function describedByField(
  field: FieldValue | null,
  props: AriaAttributes,
  canBeInvalid = true,
) {
  return {
    'aria-describedby': classNames(props['aria-describedby'], field?.describedBy) || undefined,
    'aria-invalid': props['aria-invalid'] ?? ((canBeInvalid && field?.invalid) || undefined),
  };
}

/** The props of a control, which if it is the first one in a field gets the id that the label has in `for`. */
export function useFieldControl<Props extends AriaAttributes & { id?: string }>(
  props: Props,
  canBeInvalid?: boolean,
): Props {
  const field = useContext(FieldContext);
  const first = useFirst(field, 'control', useId());
  const setOwn = first ? field?.controlId.setOwn : undefined;
  useEffect(() => {
    setOwn?.(props.id);
    return () => setOwn?.(undefined);
  }, [setOwn, props.id]);
  return {
    ...props,
    id: props.id ?? (first ? field?.controlId.id : undefined),
    ...describedByField(field, props, canBeInvalid),
  };
}
