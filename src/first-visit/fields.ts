/** Tells React about fields that the user changed before hydration. React ignores values that scripts assign. */
import type { FieldState } from './presses.ts';

type TextField = HTMLInputElement | HTMLTextAreaElement;

function check(box: HTMLInputElement, isChecked: boolean) {
  box.checked = !isChecked;
  box.click();
}

function write(field: TextField, text: string, selection: FieldState['selection']) {
  const prototype = Object.getPrototypeOf(field) as TextField;
  field.value = '';
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  // Fields of some types, such as email, have no selection.
  if (selection?.[0] != null) field.setSelectionRange(...selection);
}

/** Restores the user's changes in a field, with the events of a user. */
export function restore(field: Element, { value, selection }: FieldState) {
  if (!field.isConnected) return;
  if (typeof value === 'boolean') return check(field as HTMLInputElement, value);
  const isWritten = !(field instanceof HTMLSelectElement) && (field as TextField).type !== 'file';
  if (isWritten) return write(field as TextField, value, selection);
  if (field instanceof HTMLSelectElement) field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
