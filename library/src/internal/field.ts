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
import { joinNames } from './modifiers.ts';

/** A help text in a field, which describes the control or says what is wrong with it. */
interface Note {
  id: string;
  error: boolean;
}

/** What label, control and help texts of a field have to know of each other. */
interface Ties {
  /** What the label has in `for`: the id of the control, or nothing if there is none that a label can name. */
  labelFor: string | undefined;
  notes: readonly Note[];
}

/** What has rendered in a field so far; no state, since only what renders later reads it. */
interface Rendered {
  /** The ids of the first label and the first control, which count. */
  label?: string;
  control?: string;
  /** The keys of the help texts, in their order. */
  helps: string[];
  /** The ids of the help texts that are on the page, and were not merely found among the children of the field. */
  noted: Set<string>;
}

/** What a `Field` shares with the label, control and help texts inside it. */
interface FieldValue {
  /** The id of the control if it has none of its own. */
  id: string;
  horizontal: boolean | undefined;
  rendered: Rendered;
  ties: Ties;
  setTies: Dispatch<SetStateAction<Ties>>;
  /** The field around this one, whose help texts describe the control too. */
  parent: FieldValue | null;
  /** Whether that one's label names the control in this one. */
  isFirst: boolean;
}

export const FieldContext = createContext<FieldValue | null>(null);

/** Whether `id` is that of the first label or control in the field. */
export function useFirst(field: FieldValue | null, role: 'label' | 'control', id: string) {
  const { rendered, setTies } = field ?? {};
  // Set while rendering, so that the server ties label and control too; rendering twice gives the same result.
  if (rendered) rendered[role] ??= id;
  useEffect(() => {
    if (!rendered) return;
    rendered[role] ??= id;
    return () => {
      if (rendered[role] !== id) return;
      rendered[role] = undefined;
      // A mere copy, so that the field renders again and the next one can take the place.
      setTies?.((ties) => ({ ...ties }));
    };
  }, [rendered, setTies, role, id]);
  return rendered?.[role] === id;
}

const helpId = (fieldId: string, index: number) => `${fieldId}-help-${index}`;

/**
 * What a field shares. If it stands in another field, it may hold the control of that one.
 *
 * @param found - The help texts among its children, each with the id that it has of its own: the server names them before it
 * renders them.
 */
export function useField(
  horizontal: boolean | undefined,
  found: () => readonly { id?: string; error: boolean }[],
): FieldValue {
  const parent = useContext(FieldContext);
  const id = useId();
  const isFirst = useFirst(parent, 'control', id);
  const [rendered] = useState<Rendered>(() => ({ helps: [], noted: new Set() }));
  // All is tied before it has rendered, so that the server's HTML is whole.
  const [ties, setTies] = useState<Ties>(() => ({
    labelFor: id,
    notes: found().map((help, index) => ({ ...help, id: help.id ?? helpId(id, index) })),
  }));
  const field = { id, horizontal, rendered, ties, setTies, parent, isFirst };
  const setNames = namerOf(field).setTies;
  useEffect(() => {
    // All that is in the field has rendered: what was expected and did not come names and describes nothing.
    if (!rendered.control) setNames(withLabelFor(undefined));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- Only now is known what is in the field.
    setTies(withNotes(({ id }) => rendered.noted.has(id)));
  }, [rendered, setNames]);
  return field;
}

/** The field whose label names the control in a field: that one, or one around it. */
const namerOf = (field: FieldValue): FieldValue =>
  field.isFirst && field.parent ? namerOf(field.parent) : field;

// These return the ties that they were given if nothing changes, so that React renders nothing again.
const withLabelFor = (labelFor: string | undefined) => (ties: Ties) =>
  ties.labelFor === labelFor ? ties : { ...ties, labelFor };

const withNotes = (isKept: (note: Note) => boolean) => (ties: Ties) =>
  ties.notes.every(isKept) ? ties : { ...ties, notes: ties.notes.filter(isKept) };

const withNote = (added: Note) => (ties: Ties) =>
  ties.notes.some(({ id, error }) => id === added.id && error === added.error)
    ? ties
    : { ...ties, notes: [...ties.notes.filter(({ id }) => id !== added.id), added] };

/** What the label has in `for`. */
export const labelForOf = (field: FieldValue | null) =>
  field ? namerOf(field).ties.labelFor : undefined;

/** The id of the label of a field, or of the field around it, if that label has rendered already. */
export const labelIdOf = (field: FieldValue | null): string | undefined =>
  field?.rendered.label ?? (field?.isFirst ? labelIdOf(field.parent) : undefined);

const describedBy = (field: FieldValue | null): string | undefined =>
  field
    ? joinNames(describedBy(field.parent), field.ties.notes.map(({ id }) => id).join(' '))
    : undefined;

const isInvalid = (field: FieldValue | null): boolean =>
  field !== null && (field.ties.notes.some(({ error }) => error) || isInvalid(field.parent));

/** The id of a help text, of which its field is told. */
export function useNote(own: string | undefined, error: boolean): string | undefined {
  const field = useContext(FieldContext);
  const key = useId();
  const { setTies, rendered } = field ?? {};
  // Set while rendering, as in `useFirst`.
  if (rendered && !rendered.helps.includes(key)) rendered.helps.push(key);
  const id = own ?? (field ? helpId(field.id, field.rendered.helps.indexOf(key)) : undefined);
  useEffect(() => {
    if (!setTies || !rendered || !id) return;
    rendered.noted.add(id);
    setTies(withNote({ id, error }));
    return () => {
      rendered.noted.delete(id);
      setTies(withNotes((note) => note.id !== id));
    };
  }, [setTies, rendered, id, error]);
  return id;
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
  const attributes: AriaAttributes = {};
  const description = describedBy(field);
  if (description) {
    attributes['aria-describedby'] = joinNames(props['aria-describedby'], description);
  }
  if (canBeInvalid && isInvalid(field)) attributes['aria-invalid'] = props['aria-invalid'] ?? true;
  return attributes;
}

/** Tells the label of a field what its control is, and says whether it is the one that counts. */
function useNamed(field: FieldValue | null, labelFor: string | undefined): boolean {
  const isFirst = useFirst(field, 'control', useId());
  const setNames = field && isFirst ? namerOf(field).setTies : undefined;
  useEffect(() => {
    setNames?.(withLabelFor(labelFor));
    return () => setNames?.(withLabelFor(undefined));
  }, [setNames, labelFor]);
  return isFirst;
}

/** What a control gets from its field: the first one is named by the label. */
export function useFieldControl(props: AriaAttributes & { id?: string }) {
  const field = useContext(FieldContext);
  const id = props.id ?? (field ? namerOf(field).id : undefined);
  const isFirst = useNamed(field, id);
  return { id: isFirst ? id : props.id, ...describedByField(field, props) };
}

/** What a group of controls gets from its field: the first one is named by the label, but not by its `for`. */
export function useFieldGroup(props: AriaAttributes, canBeInvalid: boolean) {
  const field = useContext(FieldContext);
  useNamed(field, undefined);
  return describedByField(field, props, canBeInvalid);
}
