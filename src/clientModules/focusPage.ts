/** After a change of route, moves the focus to the new page and has its title read out; Docusaurus leaves it on nothing. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { isKeptPage } from './keepPage.ts';

function liveRegion(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = 'visually-hidden';
  document.body.append(region);
  return region;
}

const region = ExecutionEnvironment.canUseDOM ? liveRegion() : undefined;

function announceTitle() {
  // Helmet writes the title in the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (region) region.textContent = document.title;
    }),
  );
}

/** Focuses an element that is no control, such as a heading; it can be left, but not come back to with the Tab key. */
export function focusElement(element: HTMLElement) {
  if (element.tabIndex < 0) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

const targetOf = (hash: string) =>
  document.getElementById(decodeURIComponent(hash.slice(1))) ??
  document.querySelector<HTMLElement>('main h1') ??
  document.querySelector('main');

export default {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    if (isKeptPage(location)) return;
    const target = targetOf(location.hash);
    if (target) focusElement(target);
    announceTitle();
  },
} satisfies ClientModule;
