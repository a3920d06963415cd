const FEEDBACK_MS = 2000;
/** Longer than for success, since the message tells the user what to do. */
const FAILURE_MS = 10_000;

/** Code that is shown, or a field in which the user writes some. */
type Code = HTMLElement & Partial<Pick<HTMLTextAreaElement, 'value' | 'select'>>;

function nearestCode(element: Element | null): Code | null {
  return (
    element && (element.querySelector<Code>('code, textarea') ?? nearestCode(element.parentElement))
  );
}

/** Copies text. Browsers offer no clipboard to a page that was not loaded over HTTPS. */
async function copy(text: string) {
  await navigator.clipboard.writeText(text);
}

/**
 * Copies the code that a button belongs to, and shows on the button whether that worked. If it did not, the code is
 * selected, so that the user can copy it.
 */
export async function copyNearestCode(button: Element) {
  const label = button.firstElementChild;
  const code = nearestCode(button);
  const say = (text: string, ms: number) => {
    if (!label) return;
    label.textContent = text;
    setTimeout(() => (label.textContent = 'Copy'), ms);
  };
  await copy(code?.value ?? code?.textContent ?? '').then(
    () => say('Copied', FEEDBACK_MS),
    () => {
      if (code?.select) code.select();
      else if (code) getSelection()?.selectAllChildren(code);
      say('Failed: copy the selection', FAILURE_MS);
    },
  );
}
