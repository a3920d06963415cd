/** Calls the caller's event handler, then ours. */
export function chain<Event>(
  theirs: ((event: Event) => void) | undefined,
  ours: (event: Event) => void,
) {
  return (event: Event) => {
    theirs?.(event);
    ours(event);
  };
}
