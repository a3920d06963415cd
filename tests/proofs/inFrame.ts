import type { Found } from '../../plugins/reference/proofs/record.ts';

/**
 * Puts functions that the checks share into a page. They see only elements of one component: those that have one of its
 * classes, or that are in such an element and in none of another component.
 *
 * @param owners - The names of parts, by the classes that they have without props.
 * @param all - The classes of all components.
 */
export function prepare([owners, all]: readonly [Readonly<Record<string, string>>, string[]]) {
  const USED = 'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab]';
  const anyClass = all.map((one) => `.${one}`).join();
  const partOf = (element: Element): string | undefined =>
    [...(element.closest(anyClass)?.classList ?? [])].map((one) => owners[one]).find(Boolean);
  // A control may be there for its label to be seen.
  const isVisible = (element: Element) =>
    element.checkVisibility({
      visibilityProperty: true,
      opacityProperty: !element.matches('input'),
    });
  const isShown = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return isVisible(element) && width > 0 && height > 0;
  };
  const own = (selector: string) =>
    [...document.body.querySelectorAll<HTMLElement>(selector)].filter(
      (element) => partOf(element) && isShown(element),
    );
  Object.assign(window, {
    proofs: {
      partOf,
      own,
      used: () => own(USED).filter((one) => !one.matches(':disabled, [aria-disabled=true]')),
      note: (found: Found, what: string, element: Element) => {
        const parts = (found[what] ??= []);
        const part = partOf(element)!;
        if (!parts.includes(part)) parts.push(part);
      },
    },
  });
}

interface Proofs {
  partOf: (element: Element) => string | undefined;
  own: (selector: string) => HTMLElement[];
  used: () => HTMLElement[];
  note: (found: Found, what: string, element: Element) => void;
}

declare global {
  interface Window {
    proofs: Proofs;
  }
}

/**
 * Success criterion 2.5.8 of WCAG 2.2: a target has 24 by 24 pixels, or it is in a line of text, a native control, or has
 * space: a circle of 24 pixels around its center meets no other target and no circle of another small one.
 */
export function targets(): Found | undefined {
  const { used, note } = window.proofs;
  const LEAST = 24;
  const boxOf = (element: HTMLElement) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const boxes = [element, ...labels].map((one) => one.getBoundingClientRect());
    return boxes.reduce((a, b) => (a.width * a.height < b.width * b.height ? b : a));
  };
  const isSmall = ({ width, height }: DOMRect) => Math.min(width, height) < LEAST - 0.5;
  const elements = used();
  if (elements.length === 0) return undefined;
  const everything = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea'),
  ].map((element) => ({ element, box: boxOf(element) }));
  const center = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
  const distance = (box: DOMRect, { x, y }: { x: number; y: number }) =>
    Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
  const hasSpace = (element: HTMLElement, box: DOMRect) =>
    everything.every((other) => {
      if (other.element === element || other.element.contains(element)) return true;
      if (element.contains(other.element) || other.box.width === 0) return true;
      if (!isSmall(other.box)) return distance(other.box, center(box)) >= LEAST / 2;
      const [a, b] = [center(box), center(other.box)];
      return Math.hypot(a.x - b.x, a.y - b.y) >= LEAST;
    });
  const isInText = (element: HTMLElement) =>
    getComputedStyle(element).display === 'inline' &&
    [...element.parentElement!.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
    );
  const found: Found = {};
  for (const element of elements) {
    const box = boxOf(element);
    if (!isSmall(box)) continue;
    const isNative = element.matches('input') && getComputedStyle(element).appearance !== 'none';
    const why = isInText(element)
      ? 'inline'
      : hasSpace(element, box)
        ? 'spacing'
        : isNative
          ? 'native'
          : 'small';
    note(found, why, element);
  }
  return found;
}

/**
 * With `dir="rtl"`, each box has the place in the one around it that a mirror shows, and nothing is outside of the window
 * that wasn't outside before. What a prop has put to the left or the right stays there. Boxes in lines of text are left
 * out, since the direction of their text decides, and so are those next to a margin or float with a side in its name.
 */
export async function rtl(): Promise<Found | undefined> {
  const { own, note } = window.proofs;
  const root = document.documentElement;
  const isInText = (element: Element) =>
    getComputedStyle(element).display.startsWith('inline') &&
    [...element.parentElement!.childNodes].some((node) =>
      node instanceof Element
        ? node !== element && getComputedStyle(node).display === 'inline'
        : node.nodeType === Node.TEXT_NODE && node.textContent!.trim(),
    );
  const hasSide = (element: Element) => /(^|\s)(m[lr]-|is-pulled-)/.test(element.className);
  const boxes = own('*').filter((one) => {
    if (one.closest('svg') || one.matches('option, br')) return false;
    if ([...one.parentElement!.children].some(hasSide)) return false;
    return getComputedStyle(one).display !== 'inline' && !isInText(one);
  });
  if (boxes.length === 0) return undefined;
  const measure = () =>
    boxes.map((one) => {
      const isFixed = getComputedStyle(one).position === 'fixed';
      const { left, right } = one.getBoundingClientRect();
      const around = isFixed ? undefined : one.parentElement!.getBoundingClientRect();
      const [start, end] = [around?.left ?? 0, around?.right ?? root.clientWidth];
      return { left, right, fromLeft: left - start, fromRight: end - right };
    });
  const turn = (dir: string) =>
    new Promise((resolve) => {
      root.dir = dir;
      // What places itself by the window does so again.
      dispatchEvent(new Event('resize'));
      requestAnimationFrame(() => requestAnimationFrame(resolve));
    });
  const out = (left: number, right: number) => Math.max(0, -left, right - root.clientWidth);
  const before = measure();
  await turn('rtl');
  const after = measure();
  const found: Found = {};
  boxes.forEach((element, index) => {
    const [was, is] = [before[index]!, after[index]!];
    const isNamed = element.closest('.is-left, .is-right, .is-pulled-left, .is-pulled-right');
    if (Math.abs(was.fromLeft - is.fromRight) > 1) note(found, isNamed ? 'named' : 'side', element);
    if (out(is.left, is.right) > out(was.left, was.right) + 1) note(found, 'overflow', element);
  });
  await turn('ltr');
  return found;
}

/**
 * With forced colors, what can be used has text, a picture, a border or a control of the browser; the focus shows by more than
 * a shadow; and what is selected or current differs from its neighbors by more than its background.
 */
export function forcedColors(): Found | undefined {
  const { used, own, note } = window.proofs;
  const elements = used();
  if (elements.length === 0) return undefined;
  const found: Found = {};
  const SIDES = ['top', 'right', 'bottom', 'left'];
  const hasBorder = (style: CSSStyleDeclaration) =>
    SIDES.some(
      (side) =>
        style.getPropertyValue(`border-${side}-style`) !== 'none' &&
        style.getPropertyValue(`border-${side}-width`) !== '0px',
    );
  // Of all backgrounds, only system colors are painted.
  const { color: painted } = getComputedStyle(document.documentElement);
  const isPainted = ({ backgroundColor }: CSSStyleDeclaration) => backgroundColor === painted;
  const isSeen = (element: HTMLElement) => {
    const [label] = (element as HTMLInputElement).labels ?? [];
    if (element.innerText.trim() || label?.innerText.trim()) return true;
    if (element.querySelector('img, svg, video, canvas')) return true;
    if ([...element.children].some((one) => isPainted(getComputedStyle(one)))) return true;
    const style = getComputedStyle(element);
    if (hasBorder(style) || style.appearance !== 'none') return true;
    return ['::before', '::after'].some((name) => {
      const pseudo = getComputedStyle(element, name);
      return pseudo.content !== 'none' && (hasBorder(pseudo) || isPainted(pseudo));
    });
  };
  const LOOKS = [
    ...['font-weight', 'text-decoration-line', 'outline-style', 'outline-width'],
    ...SIDES.flatMap((side) => [`border-${side}-style`, `border-${side}-width`]),
  ];
  const lookOf = (element: Element) => {
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const around = [element, element.parentElement!, ...labels.flatMap((one) => [...one.children])];
    return around
      .map((one) => getComputedStyle(one))
      .filter(({ opacity }) => opacity !== '0')
      .map((style) => LOOKS.map((name) => style.getPropertyValue(name)).join(' '))
      .join('; ');
  };
  for (const element of elements) {
    if (!isSeen(element)) note(found, 'boundary', element);
    (document.activeElement as HTMLElement | null)?.blur();
    const before = lookOf(element);
    element.focus({ preventScroll: true });
    if (document.activeElement === element && lookOf(element) === before)
      note(found, 'focus', element);
  }
  (document.activeElement as HTMLElement | null)?.blur();
  const STATE =
    '[aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false])';
  for (const element of own(STATE)) {
    const other = own(element.tagName).find(
      (one) => !one.matches(STATE) && one.parentElement!.tagName === element.parentElement!.tagName,
    );
    if (other && lookOf(other) === lookOf(element)) note(found, 'state', element);
  }
  return found;
}
