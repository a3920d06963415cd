import { useContext, useEffect, useId, type AriaAttributes } from 'react';
import { joinNames } from '../modifiers.ts';
import { FieldContext, type FieldValue, type Note, type Ties } from './context.ts';
import { add } from './usePlaceIn.ts';

export const helpId = (fieldId: string, index: number) => `${fieldId}-help-${index}`;

// These return the same object if nothing changes, so React doesn't render again.
export const withNotes = (isKept: (note: Note) => boolean) => (ties: Ties) =>
  ties.notes.every(isKept) ? ties : { ...ties, notes: ties.notes.filter(isKept) };

const withNote = (added: Note) => (ties: Ties) =>
  ties.notes.some(({ id, error }) => id === added.id && error === added.error)
    ? ties
    : { ...ties, notes: [...ties.notes.filter(({ id }) => id !== added.id), added] };

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
