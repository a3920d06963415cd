/** What may need a script as soon as the pointer is over it. */
const USABLE = 'a, button, input, label, select, summary, textarea, [role], [tabindex]';

/** Any of these says that somebody uses the page, by whatever device. */
const SIGNS = ['click', 'focusin', 'input', 'keydown', 'pointerdown', 'scroll', 'touchstart'];

/** What the build kept out of the way of the first paint; there is none while `npm start` runs. */
const heldBack = () => document.querySelector<HTMLTemplateElement>('#held-back');

function isSlow() {
  const { connection } = navigator as Navigator & {
    connection?: { effectiveType: string; saveData: boolean };
  };
  return connection?.saveData || connection?.effectiveType.includes('2g');
}

function fetchAhead() {
  if (isSlow()) return;
  for (const { href } of heldBack()?.content.querySelectorAll('link') ?? []) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
  }
}

let isUsed = false;

function wake() {
  isUsed = true;
  const template = heldBack();
  // Scripts would not find what has not been parsed yet.
  if (!template || document.readyState === 'loading') return;
  const styles = template.content.querySelector<HTMLLinkElement>('[rel=stylesheet]');
  const scripts = [...template.content.querySelectorAll('script')];
  const run = () => {
    for (const { src } of scripts) {
      document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
    }
  };
  // What scripts show may need more styles than the first paint.
  styles?.addEventListener('load', run);
  styles?.addEventListener('error', run);
  template.replaceWith(...template.content.querySelectorAll('link'));
}

/** Whether the first paint is not yet what the address asks for, or what the reader chose on an earlier visit. */
function isIncomplete() {
  if (location.hash || location.search) return true;
  return Object.keys(localStorage ?? {}).some((key) => key.startsWith('docusaurus.tab.'));
}

/** Fetches the scripts of the page when the browser is idle, and runs them at the first sign of use. */
export function wakeOnUse() {
  for (const sign of SIGNS) addEventListener(sign, wake, { capture: true, passive: true });
  addEventListener('pointerover', ({ target }) => {
    if (target instanceof Element && target.closest(USABLE)) wake();
  });
  // An address of an earlier page that React had left without loading this one: only the server has it now.
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (window.early && location.pathname !== pathname) location.reload();
  });
  addEventListener('DOMContentLoaded', () => {
    if (isUsed || isIncomplete()) wake();
  });
  addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(fetchAhead));
}
