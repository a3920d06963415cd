// A user who is as fast as code. Only what the browser does by itself is done here: it moves the focus of a document,
// which is a real one.

const STOPS = 'a[href], button, [tabindex]';

/** Whether the user can reach an element. */
export const isReachable = (element: Element) =>
  element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert]');

const all = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(isReachable);

const message = () =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(undefined);
  });

/** Lets the tasks run that the library and React have set for now. */
export async function settle() {
  await new Promise((resolve) => setTimeout(resolve));
  // React renders in a message what a timer of the library has changed. And a timer that the next step sets does not
  // wait for four milliseconds, as it would within a timer.
  await message();
}

function press(key: string, shiftKey = false) {
  const init = { key, code: key, shiftKey, bubbles: true, cancelable: true, composed: true };
  return (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', init),
  );
}

export function tab(isBackward: boolean) {
  if (!press('Tab', isBackward)) return;
  const stops = all(STOPS).filter(({ tabIndex }) => tabIndex >= 0);
  const at = stops.indexOf(document.activeElement as HTMLElement);
  const before = stops.findLastIndex(
    (stop) =>
      document.activeElement &&
      stop.compareDocumentPosition(document.activeElement) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  const from = at >= 0 ? at : isBackward ? before + 1 : before;
  stops.at((from + (isBackward ? -1 : 1)) % stops.length)?.focus();
}

export const escape = () => press('Escape');

/** What the user can click: controls, and what is around them. */
export const targets = () => all('a, button, p, .modal-background');

export function click(target: HTMLElement) {
  const init = { bubbles: true, cancelable: true, composed: true, detail: 1, button: 0 };
  target.dispatchEvent(new PointerEvent('pointerdown', init));
  if (target.dispatchEvent(new MouseEvent('mousedown', init))) {
    const stop = target.closest<HTMLElement>(STOPS);
    if (stop) stop.focus();
    else (document.activeElement as HTMLElement | null)?.blur();
  }
  target.dispatchEvent(new PointerEvent('pointerup', init));
  target.dispatchEvent(new MouseEvent('mouseup', init));
  if (target.isConnected) target.dispatchEvent(new MouseEvent('click', init));
}
