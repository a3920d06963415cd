import { isSlow } from './isSlow.ts';

/** What may need a script as soon as the pointer is over it. */
const USABLE = 'a, button, input, label, select, summary, textarea, [role], [tabindex]';

/** Any of these says that somebody uses the page, by whatever device. */
const SIGNS = ['click', 'focusin', 'input', 'keydown', 'pointerdown', 'scroll', 'touchstart'];

/** What the build kept out of the way of the first paint; there is none while `npm start` runs. */
const heldBack = () => document.querySelector<HTMLTemplateElement>('#held-back');

function fetchAhead() {
  if (isSlow()) return;
  for (const element of heldBack()?.content.children ?? []) {
    const link = document.createElement('link');
    link.rel = 'prefetch';
    link.href = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
    document.head.append(link);
  }
}

let isUsed = false;

function wake() {
  isUsed = true;
  const template = heldBack();
  // Scripts would not find what has not been parsed yet.
  if (!template || document.readyState === 'loading') return;
  const { content } = template;
  // Made anew, because scripts of a template do not wait for one another.
  const scripts = [...content.querySelectorAll('script')].map(({ src }) =>
    Object.assign(document.createElement('script'), { src, async: false }),
  );
  template.replaceWith(...content.querySelectorAll('link'), ...scripts);
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
  addEventListener('load', () => {
    if (!window.requestIdleCallback) return setTimeout(fetchAhead);
    // A browser that is never idle would never fetch them.
    requestIdleCallback(fetchAhead, { timeout: 2000 });
  });
}
