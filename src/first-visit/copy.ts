const FEEDBACK_MS = 2000;

function nearestCode(element: Element | null): string {
  if (!element) return '';
  return element.querySelector('code')?.textContent ?? nearestCode(element.parentElement);
}

/** Copies the code that a button belongs to, and shows on the button whether that worked. */
export async function copyNearestCode(button: Element) {
  const label = button.firstElementChild;
  const say = (text: string) => {
    if (label) label.textContent = text;
  };
  setTimeout(say, FEEDBACK_MS, 'Copy');
  await navigator.clipboard.writeText(nearestCode(button)).then(
    () => say('Copied'),
    () => say('Failed'),
  );
}
