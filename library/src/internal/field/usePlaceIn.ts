import { useEffect, useInsertionEffect, useLayoutEffect } from 'react';
import type { FieldValue, Rendered } from './context.ts';

export function add(ids: string[], id: string) {
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
