/** Calls the caller's event handler, then ours, unless the caller's calls `preventDefault` and nothing else counts. */
export function chain<Event extends { defaultPrevented: boolean }>(
  theirs: ((event: Event) => void) | undefined,
  ours: (event: Event) => void,
  counts?: (event: Event) => unknown,
) {
  return (event: Event) => {
    theirs?.(event);
    if (!event.defaultPrevented || counts?.(event)) ours(event);
  };
}

/**
 * Like `chain`, for a click on an item of a menu. On a link, `preventDefault` makes no difference, because the link of a
 * router calls it and navigates by itself.
 */
export const chainChoice = <Event extends { defaultPrevented: boolean; target: EventTarget }>(
  theirs: ((event: Event) => void) | undefined,
  ours: (event: Event) => void,
) => chain(theirs, ours, ({ target }) => (target as Element).closest('a[href]'));
