import { isSlow, mayHydrateUnused } from '../browser/isSlow.ts';
import { whenIdle } from '../browser/whenIdle.ts';

/** Elements that may need a script as soon as the pointer is over them. */
const USABLE = 'a, button, input, label, select, summary, textarea, [role], [tabindex]';

/** Any of these events means that the user interacts with the page, with any device. */
const SIGNS = ['click', 'focusin', 'input', 'keydown', 'pointerdown', 'touchstart'];

const template = () => document.querySelector<HTMLTemplateElement>('#held-back');

/** The scripts and styles that the build held back until after the first paint. There are none under `npm start`. */
export const heldBack = () => template()?.content;

/** Scripts in the template don't run. A new script element does, after those that were added before it. */
function addScript({ src }: HTMLScriptElement) {
  const script = Object.assign(document.createElement('script'), { src, async: false });
  document.head.append(script);
  return script;
}

function prefetch(href: string) {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}

/**
 * Preloads the scripts for hydration. They do nothing until the last one starts them, but are compiled by then.
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
    // It is loaded again when it is needed, and an error is reported then.
    added.onerror = () => heldBack()?.prepend(script);
  }
}

let isWanted = false;

function wake() {
  isWanted = true;
  const content = heldBack();
  // Scripts would not find elements that aren't parsed yet.
  if (!content || document.readyState === 'loading') return;
  template()?.replaceWith(...content.querySelectorAll('link'));
  content.querySelectorAll('script').forEach(addScript);
}

/** Whether the first paint doesn't match the address yet, or what the user selected on an earlier visit. */
function isIncomplete() {
  if (location.hash || location.search) return true;
  return Object.keys(localStorage ?? {}).some((key) => key.startsWith('docusaurus.tab.'));
}

/** Time in milliseconds after the load in which the first paint settles. */
const SETTLING_MS = 300;

/**
 * Loads the scripts of the page when the browser is idle, and starts them then or at the first interaction. On a slow
 * connection, only the user starts them.
 */
export function wakeWhenIdle() {
  for (const sign of SIGNS) addEventListener(sign, wake, { capture: true, passive: true });
  // Not in the capture phase, since a script scrolls the sidebar.
  addEventListener('scroll', wake, { passive: true });
  addEventListener('pointerover', ({ target }) => {
    if (target instanceof Element && target.closest(USABLE)) wake();
  });
  // The user went back before hydration. No router is there yet to show that page, so load it from the server.
  const { pathname } = location;
  addEventListener('popstate', () => {
    if (window.early && location.pathname !== pathname) location.reload();
  });
  addEventListener('DOMContentLoaded', () => {
    if (isWanted || isIncomplete()) wake();
  });
  addEventListener('load', () => {
    whenIdle(loadAhead);
    if (mayHydrateUnused()) setTimeout(whenIdle, SETTLING_MS, wake);
  });
}
