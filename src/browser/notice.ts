const ID = 'site-notice';

/** Removes the notice that `showNotice` showed, if there is one. */
export function hideNotice() {
  document.getElementById(ID)?.remove();
}

/**
 * Shows one sentence over the page, with a button, and announces it. It works without React, which may have failed to
 * load.
 */
export function showNotice(message: string, action: string, onAction: () => void) {
  hideNotice();
  const text = document.createElement('p');
  text.textContent = message;
  const button = document.createElement('button');
  button.className = 'button button--primary';
  button.textContent = action;
  button.onclick = onAction;
  const notice = document.createElement('div');
  notice.id = ID;
  notice.setAttribute('role', 'alert');
  notice.append(text, button);
  document.body.append(notice);
}
