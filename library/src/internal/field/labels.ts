import { useEffect } from 'react';
import { namerOf, type FieldValue, type Ties } from './context.ts';

// Returns the same object if nothing changes, so React doesn't render again.
export const withLabelFor = (at: number, id: string | undefined) => (ties: Ties) =>
  ties.labelFor[at] === id ? ties : { ...ties, labelFor: { ...ties.labelFor, [at]: id } };

/** The `for` of the label at some place: the id of the control there, or of the first one. */
export const labelForOf = (field: FieldValue | null, at: number) =>
  (field && (namerOf(field, at).ties.labelFor[at] ?? namerOf(field).ties.labelFor[0])) || undefined;

/** The id of the label at some place, or else the first of a field or the one around it, if that has rendered already. */
export const labelIdOf = (field: FieldValue | null, at: number): string | undefined =>
  field?.rendered.label[at] ??
  (at > 0 ? labelIdOf(field, 0) : field?.isFirst ? labelIdOf(field.parent, 0) : undefined);

/** Tells the label of a control which id it has. The first one may be named by a label around its field. */
export function useNamed(field: FieldValue | null, at: number, id: string | undefined) {
  const setTies = field && namerOf(field, at).setTies;
  useEffect(() => {
    setTies?.(withLabelFor(at, id));
    return () => setTies?.(withLabelFor(at, undefined));
  }, [setTies, at, id]);
}
