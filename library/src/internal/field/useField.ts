import { useContext, useEffect, useId, useState } from 'react';
import { useStates, type States } from '../states.ts';
import { FieldContext, namerOf, type FieldValue, type Rendered, type Ties } from './context.ts';
import { withLabelFor } from './labels.ts';
import { helpId, withNotes } from './notes.ts';
import { usePlaceIn } from './usePlaceIn.ts';

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
