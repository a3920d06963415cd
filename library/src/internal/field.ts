import {
  createContext,
  useContext,
  useEffect,
  useId,
  useState,
  type AriaAttributes,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { classNames } from '../helpers/classNames.ts';
import { useHydrated } from './useHydrated.ts';

/** A help text in a field, which describes the control or says what is wrong with it. */
interface Note {
  id: string;
  error: boolean;
}

/** What a `Field` shares with the label, control and help texts inside it. */
interface FieldValue {
  horizontal: boolean | undefined;
  /** The id of the control if it has none of its own. */
  controlId: string;
  /** What the label has in `for`: the id of the control, or nothing if there is none that a label can name. */
  labelFor: string | undefined;
  setLabelFor: (id: string | undefined) => void;
  /** The ids of the first label and the first control, which count; no state, since only what renders later reads it. */
  taken: { label?: string; control?: string };
  /** The id of the label of this field, or of the field around it, if that label has rendered already. */
  labelId: () => string | undefined;
  describedBy: string | undefined;
  invalid: boolean;
  setNotes: Dispatch<SetStateAction<readonly Note[]>>;
}

export const FieldContext = createContext<FieldValue | null>(null);

/** Whether `id` is that of the first label or control in the field. */
export function useFirst(field: FieldValue | null, role: 'label' | 'control', id: string) {
  const { taken, setNotes } = field ?? {};
  // Set while rendering, so that the server ties label and control too; rendering twice gives the same result.
  if (taken) taken[role] ??= id;
  useEffect(() => {
    if (!taken) return;
    taken[role] ??= id;
    return () => {
      if (taken[role] !== id) return;
      taken[role] = undefined;
      // A mere copy, so that the field renders again and the next one can take the place.
      setNotes?.((notes) => [...notes]);
    };
  }, [taken, setNotes, role, id]);
  return taken?.[role] === id;
}

/** What a field shares. If it stands in another field, it may hold the control of that one. */
export function useField(horizontal: boolean | undefined): FieldValue {
  const parent = useContext(FieldContext);
  const isFirst = useFirst(parent, 'control', useId());
  const ownId = useId();
  const isHydrated = useHydrated();
  const [ownLabelFor, setOwnLabelFor] = useState<string>();
  const [taken] = useState<FieldValue['taken']>({});
  const [notes, setNotes] = useState<readonly Note[]>([]);
  const own = {
    controlId: ownId,
    // The server does not know yet whether a control follows the label.
    labelFor: ownLabelFor ?? (isHydrated ? undefined : ownId),
    setLabelFor: setOwnLabelFor,
  };
  const { controlId, labelFor, setLabelFor } = isFirst && parent ? parent : own;
  const noteIds = notes.map(({ id }) => id);
  return {
    horizontal,
    controlId,
    labelFor,
    setLabelFor,
    taken,
    labelId: () => taken.label ?? (isFirst ? parent?.labelId() : undefined),
    describedBy: classNames(parent?.describedBy, noteIds) || undefined,
    invalid: parent?.invalid || notes.some(({ error }) => error),
    setNotes,
  };
}

/**
 * What every control in a field gets: the help texts as its description, and `aria-invalid` if one of them is an error.
 * In ARIA, a single radio button or a group of checkboxes cannot be invalid.
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

/** The props of a control. The first one in a field is named by the label. */
export function useFieldControl<Props extends AriaAttributes & { id?: string }>(
  props: Props,
): Props {
  const field = useContext(FieldContext);
  const first = useFirst(field, 'control', useId());
  const id = props.id ?? (first ? field?.controlId : undefined);
  const setLabelFor = first ? field?.setLabelFor : undefined;
  useEffect(() => {
    setLabelFor?.(id);
    return () => setLabelFor?.(undefined);
  }, [setLabelFor, id]);
  return { ...props, id, ...describedByField(field, props) };
}

/** The props of a group of controls. The first one in a field is named by the label, but not by its `for`. */
export function useFieldGroup<Props extends AriaAttributes>(
  props: Props,
  canBeInvalid: boolean,
): Props {
  const field = useContext(FieldContext);
  useFirst(field, 'control', useId());
  return { ...props, ...describedByField(field, props, canBeInvalid) };
}
