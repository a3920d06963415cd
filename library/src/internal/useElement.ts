import { useCallback, useState, type Ref, type RefCallback } from 'react';

function give<Instance>(ref: Ref<Instance> | undefined, instance: Instance): () => void {
  if (typeof ref === 'function') {
    const end = ref(instance);
    return typeof end === 'function' ? end : () => ref(null);
  }
  if (ref) ref.current = instance;
  return () => {
    if (ref) ref.current = null;
  };
}

/** One ref for two: the caller's and ours. Both follow the element if `as` or a portal replaces it. */
export function useBothRefs<Instance>(
  theirs: Ref<Instance> | undefined,
  ours: Ref<Instance> | undefined,
): RefCallback<Instance> {
  return useCallback(
    (instance: Instance) => {
      const ends = [give(ours, instance), give(theirs, instance)];
      return () => ends.forEach((end) => end());
    },
    [theirs, ours],
  );
}

/** The element of a component, in state, so effects run for the one that is on the page now; and the ref for it. */
export function useElement<Instance>(
  theirs: Ref<Instance> | undefined,
): [Instance | null, RefCallback<Instance>] {
  const [element, setElement] = useState<Instance | null>(null);
  // Not `null` in between: a ref that is a new function in each render would cause two more renders.
  const keep = useCallback((next: Instance | null) => {
    if (next) setElement(() => next);
  }, []);
  return [element, useBothRefs(theirs, keep)];
}
