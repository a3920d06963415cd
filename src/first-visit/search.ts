/** Keeps what the user types for the search until the field of the search is there. */

const LINK = '.search-link';

let typed: string | undefined;

/** Whether a key opens the search. */
function isForSearch(event: KeyboardEvent, target: Element) {
  const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isInField = target.closest('input, select, textarea, [contenteditable]');
  if (!ctrlKey && !metaKey) return key === '/' && !altKey && !isInField;
  // Caps Lock makes the letter a capital, and a Russian keyboard has another letter on this key.
  const isK = /^[a-z]$/i.test(key) ? /k/i.test(key) : code === 'KeyK';
  // In a field of macOS, Ctrl+K deletes to the end of the line.
  const isTaken = !metaKey && isInField && /Mac|iP/.test(navigator.platform);
  return isK && !altKey && !shiftKey && !isTaken;
}

function onClick({ target }: Event) {
  const isOpen = document.querySelector('dialog[open]');
  if (!isOpen && (target as Element).closest(LINK)) typed ??= '';
}

function onKey(event: KeyboardEvent) {
  const { key, target, ctrlKey, metaKey, altKey } = event;
  if (isForSearch(event, target as Element)) {
    event.preventDefault();
    document.querySelector<HTMLElement>(LINK)?.click();
  } else if (typed !== undefined && !ctrlKey && !metaKey && !altKey) {
    if (key === 'Backspace') typed = typed.slice(0, -1);
    if (key.length !== 1) return;
    event.preventDefault();
    typed += key;
  }
}

/** Hands what was typed to the field of the search. If the focus goes elsewhere, the search could not be opened. */
function onFocus({ target }: Event) {
  const text = typed;
  typed = undefined;
  if (!text || !(target instanceof HTMLInputElement) || !target.closest('dialog')) return;
  // React ignores a text that a script assigns to a field.
  target.setRangeText(text, 0, target.value.length, 'end');
  target.dispatchEvent(new Event('input', { bubbles: true }));
}

export function keepSearch() {
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('focusin', onFocus, true);
}
