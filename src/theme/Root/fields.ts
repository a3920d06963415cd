/** Tells React of fields that the user changed before it took over; it takes what scripts assign for its own doing. */
import type { FieldState } from '../../early/presses.ts';

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
  // Fields of some types, such as email, have none.
  if (selection?.[0] != null) field.setSelectionRange(...selection);
}

/** Gives a field what the user gave it, with the events of a user. */
export function restore(field: Element, { value, selection }: FieldState) {
  if (!field.isConnected) return;
  if (typeof value === 'boolean') return check(field as HTMLInputElement, value);
  const isWritten = !(field instanceof HTMLSelectElement) && (field as TextField).type !== 'file';
  if (isWritten) return write(field as TextField, value, selection);
  if (field instanceof HTMLSelectElement) field.value = value;
  field.dispatchEvent(new Event('change', { bubbles: true }));
}
