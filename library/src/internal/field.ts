import {
  createContext,
  useContext,
  useEffect,
  useId,
  useInsertionEffect,
  useLayoutEffect,
  useState,
  type AriaAttributes,
  type Dispatch,
  type SetStateAction,
} from 'react';
import { joinNames } from './modifiers.ts';
import { useStates, type States } from './states.ts';

/** A help text in a field, which describes the control or says what is wrong with it. */
interface Note {
  id: string;
  error: boolean;
}

/** What the label, control and help texts of a field need to know about each other. */
interface Ties {
  /** The `for` of each label: the id of the control at its place, or an empty text if a label can't name that one. */
  labelFor: Readonly<Record<number, string | undefined>>;
  notes: readonly Note[];
}

/** What has rendered in a field so far. It isn't state, because only parts that render later read it. */
interface Rendered {
  /** The ids of the labels and controls, in order. The first ones are connected, the second ones, and so on. */
  label: string[];
  control: string[];
  /** The checkboxes and radio buttons that are in no group of the library. */
  choice: string[];
  /** The ids of those that are mounted. React may render others and throw them away, such as around what still loads. */
  mounted: Set<string>;
  /** The ids of the labels that are elements which can't name a control by themselves. */
  texts: Set<string | undefined>;
  /** The keys of the help texts, in order. */
  helps: string[];
  /** The ids of the help texts that are on the page, not merely among the children of the field. */
  noted: Set<string>;
}

/** The state that a `Field` shares with the label, control and help texts inside it. */
interface FieldValue extends States {
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

type Role = 'label' | 'control' | 'choice';

/** Forgets what is not kept, and renders the field again, so the next one can take the free place. */
function keep(
  rendered: Rendered,
  role: Role,
  isKept: (id: string) => boolean,
  setTies: FieldValue['setTies'] | undefined,
) {
  if (rendered[role].every(isKept)) return;
  rendered[role] = rendered[role].filter(isKept);
  setTies?.((ties) => ({ ...ties }));
}

/** The place of a label, control or choice among those of the field, or -1 without a field. */
export function usePlaceIn(field: FieldValue | null, role: Role, id: string) {
  // The result depends on what else has rendered, which the React Compiler doesn't know.
  'use no memo';
  const { rendered, setTies } = field ?? {};
  // Set while rendering, so the server connects label and control too. Rendering twice gives the same result.
  if (rendered) add(rendered[role], id);
  // Before the other effects, so each of them knows all that are mounted together.
  useInsertionEffect(() => {
    rendered?.mounted.add(id);
    return () => void rendered?.mounted.delete(id);
  }, [rendered, id]);
  // Before anything reads `labels`, which Firefox and WebKit don't update when a control gets its id late.
  useLayoutEffect(() => {
    if (rendered) keep(rendered, role, (other) => rendered.mounted.has(other), setTies);
  }, [rendered, setTies, role, id]);
  useEffect(() => {
    if (!rendered) return;
    add(rendered[role], id);
    return () => keep(rendered, role, (other) => other !== id, setTies);
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
  props: States & { horizontal?: boolean | undefined },
  found: () => readonly { id?: string; error: boolean }[],
): FieldValue {
  const parent = useContext(FieldContext);
  const id = useId();
  const isFirst = usePlaceIn(parent, 'control', id) === 0;
  const [rendered] = useState<Rendered>(() => ({
    label: [],
    texts: new Set(),
    control: [],
    choice: [],
    mounted: new Set(),
    helps: [],
    noted: new Set(),
  }));
  // Everything is connected before it renders, so the server's HTML is complete.
  const [ties, setTies] = useState<Ties>(() => ({
    labelFor: { 0: id },
    notes: found().map((help, index) => ({ ...help, id: help.id ?? helpId(id, index) })),
  }));
  const { required, disabled } = useStates(parent, props);
  const field = {
    id,
    horizontal: props.horizontal,
    rendered,
    ties,
    setTies,
    parent,
    isFirst,
    required,
    disabled,
  };
  const setNames = namerOf(field).setTies;
  useEffect(() => {
    // Everything in the field has rendered. Parts that were expected but missing name and describe nothing.
    if (!rendered.control.length) setNames(withLabelFor(0, undefined));
    // eslint-disable-next-line react-hooks/set-state-in-effect -- Only now the content of the field is known.
    setTies(withNotes(({ id }) => rendered.noted.has(id)));
  }, [rendered, setNames]);
  return field;
}

/** The field whose label names the control at some place: the field itself or, for the first one, a field around it. */
const namerOf = (field: FieldValue, at = 0): FieldValue =>
  !at && field.isFirst && field.parent ? namerOf(field.parent) : field;

// These return the same object if nothing changes, so React doesn't render again.
const withLabelFor = (at: number, id: string | undefined) => (ties: Ties) =>
  ties.labelFor[at] === id ? ties : { ...ties, labelFor: { ...ties.labelFor, [at]: id } };

const withNotes = (isKept: (note: Note) => boolean) => (ties: Ties) =>
  ties.notes.every(isKept) ? ties : { ...ties, notes: ties.notes.filter(isKept) };

const withNote = (added: Note) => (ties: Ties) =>
  ties.notes.some(({ id, error }) => id === added.id && error === added.error)
    ? ties
    : { ...ties, notes: [...ties.notes.filter(({ id }) => id !== added.id), added] };

/** The `for` of the label at some place: the id of the control there, or of the first one. */
export const labelForOf = (field: FieldValue | null, at: number) =>
  (field && (namerOf(field, at).ties.labelFor[at] ?? namerOf(field).ties.labelFor[0])) || undefined;

/** The id of the label at some place, or else the first of a field or the one around it, if that has rendered already. */
const labelIdOf = (field: FieldValue | null, at: number): string | undefined =>
  field?.rendered.label[at] ??
  (at > 0 ? labelIdOf(field, 0) : field?.isFirst ? labelIdOf(field.parent, 0) : undefined);

/** The help texts of a field, after those of the fields around it. */
const notesOf = (field: FieldValue | null): Note[] =>
  field ? [...notesOf(field.parent), ...field.ties.notes] : [];

/** The id of a help text, which it reports to its field. */
export function useNote(own: string | undefined, error: boolean): string | undefined {
  const field = useContext(FieldContext);
  const key = useId();
  const { setTies, rendered } = field ?? {};
  // Set while rendering, as in `usePlaceIn`.
  if (rendered) add(rendered.helps, key);
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
  const notes = notesOf(field);
  if (notes.length) {
    const ids = notes.map(({ id }) => id).join(' ');
    attributes['aria-describedby'] = joinNames(props['aria-describedby'], ids);
  }
  if (canBeInvalid && notes.some(({ error }) => error)) {
    attributes['aria-invalid'] = props['aria-invalid'] ?? true;
  }
  return attributes;
}

/** Tells the label of a control which id it has. The first one may be named by a label around its field. */
function useNamed(field: FieldValue | null, at: number, id: string | undefined) {
  const setTies = field && namerOf(field, at).setTies;
  useEffect(() => {
    setTies?.(withLabelFor(at, id));
    return () => setTies?.(withLabelFor(at, undefined));
  }, [setTies, at, id]);
}

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
