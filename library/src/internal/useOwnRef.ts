import { useImperativeHandle, useRef, type Ref, type RefObject } from 'react';

/** A ref of our own to an element, to which the caller may have one too. */
export function useOwnRef<Instance>(theirs: Ref<Instance> | undefined): RefObject<Instance | null> {
  const own = useRef<Instance>(null);
  useImperativeHandle(theirs, () => own.current as Instance, []);
  return own;
}
