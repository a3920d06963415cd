/** The sidebar on small screens, made of links that are already on the page, until React replaces it with its own. */

/** The links of the section that the page belongs to. */
const SECTION = '.theme-doc-sidebar-menu, aside nav [role=group]';

const CROSS =
  '<svg viewBox="0 0 15 15" width="21" height="21"><path d="M.75.75l13.5 13.5M14.25.75L.75 14.25"/></svg>';

const copiesOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map((one) => one.cloneNode(true) as HTMLElement);

function make(name: string, className: string, ...content: (Node | string)[]): HTMLElement {
  const element = Object.assign(document.createElement(name), { className });
  element.append(...content);
  return element;
}

const panelOf = (...content: (Node | string)[]) =>
  make('div', 'theme-layout-navbar-sidebar-panel menu', ...content);

/** A section of the docs is a menu already. A section of the blog is turned into one. */
function asMenu(section: HTMLElement): HTMLElement {
  for (const year of section.querySelectorAll('h3')) year.style.margin = '1rem 0.75rem 0.5rem';
  for (const list of section.querySelectorAll('ul:not(.menu__list)')) list.className = 'menu__list';
  for (const item of section.querySelectorAll('li:not(.menu__list-item)')) {
    item.className = 'menu__list-item';
  }
  for (const link of section.querySelectorAll('a:not(.menu__link)')) link.className = 'menu__link';
  return section;
}

/** The links of the navbar, which small screens don't show there. */
function sitePanel(): HTMLElement {
  const links = copiesOf('.navbar__item[href]');
  for (const link of links) link.className = 'menu__link';
  return panelOf(
    make('ul', 'menu__list', ...links.map((link) => make('li', 'menu__list-item', link))),
  );
}

/** The links of the section, if it has any, with a button that shows those of the site. */
function firstPanel(): HTMLElement {
  const section = copiesOf(SECTION);
  if (section.length === 0) return sitePanel();
  const back = make('button', 'clean-btn navbar-sidebar__back', '← Back to main menu');
  return panelOf(back, ...section.map(asMenu));
}

export function openMenu(toggle: HTMLElement) {
  const close = make('button', 'clean-btn navbar-sidebar__close');
  close.setAttribute('aria-label', 'Close navigation bar');
  close.innerHTML = CROSS;
  const modes = make('div', 'margin-right--md', ...copiesOf('.navbar .color-mode-toggle'));
  const header = make('div', 'navbar-sidebar__brand', ...copiesOf('.navbar__brand'), modes, close);
  const menu = make('dialog', 'theme-layout-navbar-sidebar', header, firstPanel());
  menu.id = 'early-menu';
  menu.setAttribute('aria-label', 'Navigation');
  menu.addEventListener('close', () => {
    menu.remove();
    toggle.setAttribute('aria-expanded', 'false');
    document.body.style.overflow = '';
    // React doesn't have to open a menu that the user has closed.
    const { early } = window;
    if (early)
      early.presses = early.presses.filter(({ event }) => !toggle.contains(event.target as Node));
  });
  toggle.setAttribute('aria-expanded', 'true');
  document.body.append(menu);
  document.body.style.overflow = 'hidden';
  (menu as HTMLDialogElement).showModal();
}

/** Handles a click in the menu. Links work without it. */
export function pressInMenu(menu: HTMLDialogElement, target: Element) {
  if (target === menu || target.closest('.navbar-sidebar__close')) menu.close();
  const back = target.closest('.navbar-sidebar__back');
  if (!back) return;
  const panel = sitePanel();
  back.parentElement?.replaceWith(panel);
  panel.querySelector('a')?.focus();
}
