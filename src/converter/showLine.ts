/** Selects a line in a field, and scrolls it into view. */
export function showLine(field: HTMLTextAreaElement, line: number) {
  const before = field.value.split('\n').slice(0, line - 1);
  const start = before.reduce((sum, text) => sum + text.length + 1, 0);
  const end = field.value.indexOf('\n', start);
  field.focus();
  field.setSelectionRange(start, end < 0 ? field.value.length : end);
  const { lineHeight } = getComputedStyle(field);
  field.scrollTop = (line - 3) * parseFloat(lineHeight);
}
