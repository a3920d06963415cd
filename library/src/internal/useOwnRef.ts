import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** Our own ref to an element for which the caller may have passed a ref too. */
export function useOwnRef<Instance>(theirs: Ref<Instance> | undefined): RefObject<Instance | null> {
  const own = useRef<Instance>(null);
  useImperativeHandle(theirs, () => own.current as Instance, []);
  return own;
}
