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

/** What a field shares, which may stand in another field and hold the control of that. */
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

/** The props of a control, which if it is the first one in a field is named by the label. */
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

/** The props of a group of controls, which if it is the first one in a field is named by the label, but not by `for`. */
export function useFieldGroup<Props extends AriaAttributes>(
  props: Props,
  canBeInvalid: boolean,
): Props {
  const field = useContext(FieldContext);
  useFirst(field, 'control', useId());
  return { ...props, ...describedByField(field, props, canBeInvalid) };
}
