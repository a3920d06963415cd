const NATIVE = Object.getOwnPropertyDescriptor(
  globalThis.HTMLInputElement?.prototype ?? {},
  'value',
);

/**
 * Calls a function when the files of an input are cleared by a reset of its form or by `input.value = ''`, which cause
 * no `change` event.
 *
 * @returns A function that stops this.
 */
export function onClear(input: HTMLInputElement, callback: () => void) {
  const { form } = input;
  const known = Object.getOwnPropertyDescriptor(input, 'value');
  const before = known ?? NATIVE;
  Object.defineProperty(input, 'value', {
    configurable: true,
    get: () => before?.get?.call(input) as string,
    set: (value: string) => {
      before?.set?.call(input, value);
      callback();
    },
  });
  form?.addEventListener('reset', callback);
  return () => {
    form?.removeEventListener('reset', callback);
    // React defines its own property here, which is removed together with the element.
    if (known) Object.defineProperty(input, 'value', known);
    else delete (input as Partial<HTMLInputElement>).value;
  };
}
