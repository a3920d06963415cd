/** After a navigation, moves the focus to the new page and announces its title. In Docusaurus, the focus is lost. */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import { focusElement } from '../browser/focusElement.ts';
import { isKeptPage } from './keepPage.ts';

function liveRegion(): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.className = 'visually-hidden';
  document.body.append(region);
  return region;
}

const region = ExecutionEnvironment.canUseDOM ? liveRegion() : undefined;

/** The title of the previous page, which may be the crash screen. */
let titleBefore = '';

/** Helmet sets the title some frames after the page has rendered. */
function announceTitle() {
  const observer = new MutationObserver(announceOnce);
  function announceOnce() {
    if (!region || document.title === titleBefore) return;
    observer.disconnect();
    region.textContent = document.title;
  }
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  announceOnce();
}

const targetOf = (hash: string) =>
  document.getElementById(decodeURIComponent(hash.slice(1))) ??
  document.querySelector<HTMLElement>('main h1') ??
  document.querySelector('main');

export default {
  onRouteUpdate() {
    titleBefore = document.title;
  },
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    if (isKeptPage(location)) return;
    const target = targetOf(location.hash);
    if (target) focusElement(target);
    announceTitle();
  },
} satisfies ClientModule;
