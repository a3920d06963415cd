/** After a change of route, moves the focus to the new page and has its title read out; Docusaurus leaves it nowhere. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { focusElement } from '../theme/focusElement.ts';
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
