import { isReachable } from './user.ts';
import type { Walked } from './walked.ts';

const openModals = () => [...document.querySelectorAll<HTMLElement>('.modal.is-active')];

const nameOf = (element: Element | null) =>
  element?.ariaLabel ?? (element?.textContent || element?.tagName) ?? 'nothing';

/** The names of the open modals, the newest last. */
export const stackOf = ({ order }: Walked) => {
  const open = new Set(openModals().map(({ ariaLabel }) => ariaLabel));
  return order.filter((name) => open.has(name));
};

function problemsWithout(root: HTMLElement): string[] {
  return [
    document.querySelector('[inert]') ? 'something is inert without a modal' : '',
    root.classList.contains('is-clipped') ? 'the page does not scroll' : '',
    root.style.scrollbarGutter ? 'the scrollbar keeps its place' : '',
    document.querySelector('[data-over-modal]') ? 'the ends of the page are guarded' : '',
  ];
}

function problemsWith(top: HTMLElement | undefined, root: HTMLElement): string[] {
  const focused = document.activeElement;
  const others = [...document.querySelectorAll('a[href], button')].filter(isReachable);
  const outside = others.find((element) => !top?.contains(element));
  return [
    top?.contains(focused) ? '' : `the focus is on ${nameOf(focused)}`,
    focused && isReachable(focused) ? '' : 'what has the focus is hidden or inert',
    outside ? `${nameOf(outside)} is not inert` : '',
    root.classList.contains('is-clipped') ? '' : 'the page scrolls',
  ];
}

/** Open menus that the user has left. */
function menusLeft(): string[] {
  const focused = document.activeElement;
  return [...document.querySelectorAll('.dropdown.is-active')]
    .filter((menu) => isReachable(menu) && !menu.contains(focused))
    .map(() => 'a menu is open without the focus');
}

/** What is wrong with what is open now. */
export function problemsOf(walked: Walked): string[] {
  const name = stackOf(walked).at(-1);
  const root = document.documentElement;
  const top = openModals().find(({ ariaLabel }) => ariaLabel === name);
  const problems = name ? problemsWith(top, root) : problemsWithout(root);
  return [...problems, ...menusLeft()].filter(Boolean);
}

/** What is wrong with the focus after some modals closed. */
export function focusProblems(walked: Walked, before: readonly string[]): string[] {
  const after = stackOf(walked);
  const first = before.find((name) => !after.includes(name));
  // One that opened has taken the focus.
  if (!first || after.length >= before.length) return [];
  const focused = document.activeElement;
  const opener = walked.openers.get(first);
  if (opener?.isConnected && isReachable(opener) && focused !== opener) {
    return [`the focus went to ${nameOf(focused)}, not to its opener`];
  }
  return focused === document.body ? ['the focus is lost'] : [];
}
