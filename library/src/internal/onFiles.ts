/** Replaces a property of one element, to hear when code sets it. Returns a function that stops this. */
function onSet(input: HTMLInputElement, name: 'value' | 'files', callback: () => void) {
  const known = Object.getOwnPropertyDescriptor(input, name);
  const before = known ?? Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), name);
  Object.defineProperty(input, name, {
    ...before,
    configurable: true,
    set: (value: unknown) => {
      before?.set?.call(input, value);
      callback();
    },
  });
  return () => {
    // React defines its own property here, which is removed together with the element.
    if (known) Object.defineProperty(input, name, known);
    else delete (input as Partial<HTMLInputElement>)[name];
  };
}

/**
 * Calls a function when the files of an input change, also without a `change` event: by a reset of its form, `input.value
 * = ''` or `input.files = files`.
 *
 * @returns A function that stops this.
 */
export function onFiles(input: HTMLInputElement, callback: () => void) {
  // The form may be another one later, if the input names it.
  const root = input.getRootNode();
  // The event comes before the reset, which another listener may still prevent.
  const onReset = ({ target }: Event) => void (target === input.form && setTimeout(callback));
  const stops = [onSet(input, 'value', callback), onSet(input, 'files', callback)];
  root.addEventListener('reset', onReset, true);
  input.addEventListener('change', callback);
  return () => {
    input.removeEventListener('change', callback);
    root.removeEventListener('reset', onReset, true);
    stops.forEach((stop) => stop());
  };
}
