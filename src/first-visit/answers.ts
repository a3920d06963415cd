/** Handles clicks before hydration: immediately, with the attributes and classes that React would set. */
import { switchColorMode } from './colorMode.ts';
import { openMenu } from './menu.ts';

/** A tab of the site. The tabs in demos belong to the library. */
export const TAB = '.tabs-container [role=tab]';

type Answer = (control: HTMLElement) => void;

const closeAnnouncement: Answer = (button) => {
  if (button === document.activeElement) {
    document.querySelector<HTMLElement>('.navbar__brand')?.focus();
  }
  document.documentElement.dataset.announcementBarInitiallyDismissed = 'true';
  localStorage?.setItem('docusaurus.announcement.dismiss', 'true');
};

const toggleCategory: Answer = (control) => {
  const item = control.closest('li');
  const isCollapsed = item?.classList.toggle('menu__list-item--collapsed') ?? false;
  control.setAttribute('aria-expanded', String(!isCollapsed));
  const list = item?.querySelector('ul');
  if (list) list.style.cssText = isCollapsed ? 'display:none;overflow:hidden;height:0' : '';
};

const showTab: Answer = (tab) => {
  const list = tab.parentElement;
  const panels = list?.parentElement?.querySelectorAll<HTMLElement>('[role=tabpanel]') ?? [];
  [...(list?.children ?? [])].forEach((one, index) => {
    const isChosen = one === tab;
    one.setAttribute('aria-selected', String(isChosen));
    one.classList.toggle('tabs__item--active', isChosen);
    (one as HTMLElement).tabIndex = isChosen ? 0 : -1;
    const panel = panels[index];
    if (!panel) return;
    panel.hidden = !isChosen;
    const unbuilt = panel.querySelector('noscript');
    if (unbuilt) panel.innerHTML = unbuilt.textContent;
  });
};

/** For the selector of each control, what a click on it does. */
const COMPLETE: Readonly<Record<string, Answer>> = {
  '.color-mode-toggle': switchColorMode,
  '.theme-announcement-bar .close': closeAnnouncement,
};

/** The same for controls whose click React has to repeat, so its state matches the page. */
const REPEATED: Readonly<Record<string, Answer>> = {
  [TAB]: showTab,
  '.navbar__toggle': openMenu,
  '.menu__caret, .menu__link--sublist[role=button]': toggleCategory,
};

function actOn(target: Element, answers: Readonly<Record<string, Answer>>): boolean {
  for (const [selector, answer] of Object.entries(answers)) {
    const control = target.closest<HTMLElement>(selector);
    if (!control) continue;
    answer(control);
    return true;
  }
  return false;
}

/** Handles a click on something, and returns whether React has to repeat it; `undefined` if there is no handler. */
export function answer(target: Element): 'complete' | 'repeat' | undefined {
  if (actOn(target, COMPLETE)) return 'complete';
  if (actOn(target, REPEATED)) return 'repeat';
}

/** Handles a key on a tab. The arrow keys select the next or previous tab. */
export function pressTab(tab: HTMLElement, key: string) {
  const chosen: Readonly<Record<string, Element | null>> = {
    ArrowLeft: tab.previousElementSibling,
    ArrowRight: tab.nextElementSibling,
    // Only a button is clicked by the browser.
    Enter: tab.matches('button') ? null : tab,
  };
  const next = chosen[key];
  if (!(next instanceof HTMLElement)) return;
  next.focus();
  next.click();
}
