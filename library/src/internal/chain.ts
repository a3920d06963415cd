/** Calls the caller's event handler, then ours, unless theirs calls `preventDefault`. */
export function chain<Event extends { defaultPrevented: boolean }>(
  theirs: ((event: Event) => void) | undefined,
  ours: (event: Event) => void,
) {
  return (event: Event) => {
    theirs?.(event);
    if (!event.defaultPrevented) ours(event);
  };
}
