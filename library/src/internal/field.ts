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

/** What the label, control and help texts of a field need to know about each other. */
interface Ties {
  /** The `for` of the label: the id of the control, or nothing if there is no control that a label can name. */
  labelFor: string | undefined;
  /** The ids of the other controls that have a label before them, by its place among the labels. */
  others: Readonly<Record<number, string | undefined>>;
  notes: readonly Note[];
}

/** What has rendered in a field so far. It isn't state, because only parts that render later read it. */
interface Rendered {
  /** The ids of the labels and controls, in order. The first ones are connected, the second ones, and so on. */
  label: string[];
  control: string[];
  /** The checkboxes and radio buttons that are in no group of the library. */
  choice: string[];
  /** Whether the first label is an element that can't name a control by itself. */
  isText?: boolean;
  /** The keys of the help texts, in order. */
  helps: string[];
  /** The ids of the help texts that are on the page, not merely among the children of the field. */
  noted: Set<string>;
}

/** The state that a `Field` shares with the label, control and help texts inside it. */
interface FieldValue {
  /** The id of the control, if it doesn't set one. */
  id: string;
  horizontal: boolean | undefined;
  rendered: Rendered;
  ties: Ties;
  setTies: Dispatch<SetStateAction<Ties>>;
  /** The field around this one, whose help texts describe the control too. */
  parent: FieldValue | null;
  /** Whether the parent's label names the control in this field. */
  isFirst: boolean;
}

export const FieldContext = createContext<FieldValue | null>(null);

function add(ids: string[], id: string) {
  if (!ids.includes(id)) ids.push(id);
}

/** The place of a label, control or choice among those of the field, or -1 without a field. */
export function usePlaceIn(
  field: FieldValue | null,
  role: 'label' | 'control' | 'choice',
  id: string,
) {
  // The result depends on what else has rendered, which the React Compiler doesn't know.
  'use no memo';
  const { rendered, setTies } = field ?? {};
  // Set while rendering, so the server connects label and control too. Rendering twice gives the same result.
  if (rendered) add(rendered[role], id);
  useEffect(() => {
    if (!rendered) return;
    add(rendered[role], id);
    return () => {
      rendered[role] = rendered[role].filter((other) => other !== id);
      // A copy, only to render the field again, so the next one can take its place.
      setTies?.((ties) => ({ ...ties }));
    };
  }, [rendered, setTies, role, id]);
  return rendered?.[role].indexOf(id) ?? -1;
}

const helpId = (fieldId: string, index: number) => `${fieldId}-help-${index}`;

/**
 * Creates what a field shares. If it is inside another field, it may contain the control of that field.
 *
 * @param found - The help texts among its children, each with the id that it sets. The server refers to them before it
 * renders them.
 */
export function useField(
  horizontal: boolean | undefined,
  found: () => readonly { id?: string; error: boolean }[],
): FieldValue {
  const parent = useContext(FieldContext);
  const id = useId();
  const isFirst = usePlaceIn(parent, 'control', id) === 0;
  const [rendered] = useState<Rendered>(() => ({
    label: [],
    control: [],
    choice: [],
    helps: [],
    noted: new Set(),
  }));
  // Everything is connected before it renders, so the server's HTML is complete.
  const [ties, setTies] = useState<Ties>(() => ({
    labelFor: id,
    others: {},
    notes: found().map((help, index) => ({ ...help, id: help.id ?? helpId(id, index) })),
  }));
  const field = { id, horizontal, rendered, ties, setTies, parent, isFirst };
  const setNames = namerOf(field).setTies;
  useEffect(() => {
    // Everything in the field has rendered. Parts that were expected but missing name and describe nothing.
    if (!rendered.control.length) setNames(withLabelFor(undefined));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- Only now the content of the field is known.
    setTies(withNotes(({ id }) => rendered.noted.has(id)));
  }, [rendered, setNames]);
  return field;
}

/** The field whose label names the control in a field: the field itself, or one around it. */
const namerOf = (field: FieldValue): FieldValue =>
  field.isFirst && field.parent ? namerOf(field.parent) : field;

// These return the same object if nothing changes, so React doesn't render again.
const withLabelFor = (labelFor: string | undefined) => (ties: Ties) =>
  ties.labelFor === labelFor ? ties : { ...ties, labelFor };

const withOther = (at: number, id: string | undefined) => (ties: Ties) => ({
  ...ties,
  others: { ...ties.others, [at]: id },
});

const withNotes = (isKept: (note: Note) => boolean) => (ties: Ties) =>
  ties.notes.every(isKept) ? ties : { ...ties, notes: ties.notes.filter(isKept) };

const withNote = (added: Note) => (ties: Ties) =>
  ties.notes.some(({ id, error }) => id === added.id && error === added.error)
    ? ties
    : { ...ties, notes: [...ties.notes.filter(({ id }) => id !== added.id), added] };

/** The `for` of the label at some place: the id of the control there, or of the first one. */
export const labelForOf = (field: FieldValue | null, at: number) =>
  field ? (field.ties.others[at] ?? namerOf(field).ties.labelFor) : undefined;

/** The id of the label of a field, or of the field around it, if that label has rendered already. */
export const labelIdOf = (field: FieldValue | null): string | undefined =>
  field?.rendered.label[0] ?? (field?.isFirst ? labelIdOf(field.parent) : undefined);

const describedBy = (field: FieldValue | null): string | undefined =>
  field
    ? joinNames(describedBy(field.parent), field.ties.notes.map(({ id }) => id).join(' '))
    : undefined;

const isInvalid = (field: FieldValue | null): boolean =>
  field !== null && (field.ties.notes.some(({ error }) => error) || isInvalid(field.parent));

/** The id of a help text, which it reports to its field. */
export function useNote(own: string | undefined, error: boolean): string | undefined {
  const field = useContext(FieldContext);
  const key = useId();
  const { setTies, rendered } = field ?? {};
  // Set while rendering, as in `usePlaceIn`.
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
 * The attributes of every control in a field: the help texts as its description, and `aria-invalid` if one of them is
 * an error. In ARIA, a single radio button or a group of checkboxes cannot be invalid.
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

/** Tells the label of a field which control it names, and returns the place of the control. */
function useNamed(field: FieldValue | null, labelFor: string | undefined): number {
  const at = usePlaceIn(field, 'control', useId());
  const setNames = field && at === 0 ? namerOf(field).setTies : undefined;
  useEffect(() => {
    setNames?.(withLabelFor(labelFor));
    return () => setNames?.(withLabelFor(undefined));
  }, [setNames, labelFor]);
  return at;
}

/** The attributes that a control gets from its field. A label names the control at the same place. */
export function useFieldControl(props: AriaAttributes & { id?: string | undefined }) {
  const field = useContext(FieldContext);
  const key = useId();
  const first = props.id ?? (field ? namerOf(field).id : undefined);
  const at = useNamed(field, first);
  const other = at > 0 && field?.rendered.label[at] ? (props.id ?? key) : undefined;
  const setTies = other ? field?.setTies : undefined;
  useEffect(() => {
    setTies?.(withOther(at, other));
    return () => setTies?.(withOther(at, undefined));
  }, [setTies, at, other]);
  const attributes = describedByField(field, props);
  if (at === 0 && field && namerOf(field).rendered.isText) {
    attributes['aria-labelledby'] = props['aria-labelledby'] ?? labelIdOf(field);
  }
  return { id: at === 0 ? first : (other ?? props.id), ...attributes };
}

/** Attributes for a control of your own, from the `Field` around it. */
export interface FieldControlProps extends AriaAttributes {
  /** The id of the control. Its label refers to it. */
  id?: string | undefined;
}

/**
 * Connects a control of your own, or of another library, to the `Field` around it, as an `Input` is.
 *
 * @param props - The `id` and ARIA attributes that the control has anyway.
 * @returns These and the attributes to set on the element of the control: the `id` for the label, the label as its name
 * (`aria-labelledby`), the help texts as its description (`aria-describedby`), and `aria-invalid` if one is an error.
 * @example A slider of your own
 * ```tsx
 * import { useFieldProps } from 'bulmatic';
 *
 * export function Slider({ value }: { value: number }) {
 *   return <div role="slider" tabIndex={0} aria-valuenow={value} {...useFieldProps()} />;
 * }
 * ```
 * @see [WAI-ARIA: providing accessible names and descriptions](https://www.w3.org/WAI/ARIA/apg/practices/names-and-descriptions/)
 */
export function useFieldProps(props: FieldControlProps = {}): FieldControlProps {
  const field = useContext(FieldContext);
  const control = useFieldControl(props);
  return {
    ...props,
    'aria-labelledby': props['aria-labelledby'] ?? labelIdOf(field),
    ...control,
  };
}

/** The attributes that a group of controls gets from its field. The label names the first one, but not with `for`. */
export function useFieldGroup(props: AriaAttributes, canBeInvalid: boolean) {
  const field = useContext(FieldContext);
  useNamed(field, undefined);
  return describedByField(field, props, canBeInvalid);
}
