import { isSlow } from './isSlow.ts';

/** What may need a script as soon as the pointer is over it. */
const USABLE = 'a, button, input, label, select, summary, textarea, [role], [tabindex]';

/** Any of these says that somebody uses the page, by whatever device. */
const SIGNS = ['click', 'focusin', 'input', 'keydown', 'pointerdown', 'scroll', 'touchstart'];

/** What the build kept out of the way of the first paint; there is none while `npm start` runs. */
export const heldBack = () => document.querySelector<HTMLTemplateElement>('#held-back')?.content;

/** Scripts of the template do not run; one that is made anew does, after those that were added before it. */
function addScript({ src }: HTMLScriptElement) {
  const script = Object.assign(document.createElement('script'), { src, async: false });
  document.head.append(script);
  return script;
}

function prefetch(href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}

/**
 * Loads what the page hydrates with. A script does nothing until the last one, which starts them, but is compiled by then.
 */
function loadAhead() {
  const content = heldBack();
  if (!content || isSlow()) return;
  for (const { href } of content.querySelectorAll('link')) prefetch(href);
  const scripts = [...content.querySelectorAll('script')];
  const last = scripts.pop();
  if (last) prefetch(last.src);
  for (const script of scripts) {
    script.remove();
    const added = addScript(script);
    added.fetchPriority = 'low';
    // It is tried again when it is needed, and reported if that fails.
    added.onerror = () => heldBack()?.prepend(script);
  }
}

let isUsed = false;

function wake() {
  isUsed = true;
  const content = heldBack();
  // Scripts would not find what has not been parsed yet.
  if (!content || document.readyState === 'loading') return;
  document.getElementById('held-back')?.replaceWith(...content.querySelectorAll('link'));
  content.querySelectorAll('script').forEach(addScript);
}

/** Whether the first paint is not yet what the address asks for, or what the reader chose on an earlier visit. */
function isIncomplete() {
  if (location.hash || location.search) return true;
  return Object.keys(localStorage ?? {}).some((key) => key.startsWith('docusaurus.tab.'));
}

/** Loads the scripts of the page when the browser is idle, and starts them at the first sign of use. */
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
    if (!window.requestIdleCallback) return setTimeout(loadAhead);
    // A browser that is never idle would never load them.
    requestIdleCallback(loadAhead, { timeout: 2000 });
  });
}
