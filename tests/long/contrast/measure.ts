/** A color as a browser computes it: red, green and blue up to 255, and alpha up to 1. */
type Rgba = readonly [number, number, number, number];

/** Two colors that are drawn on each other. */
export interface Pair {
  /** What is drawn: a text, a placeholder, the border of a control, the line of an active tab, or a filled part. */
  kind: 'text' | 'placeholder' | 'border' | 'line' | 'fill';
  /** The name of the specimen that it is in. */
  specimen: string;
  /** The element, as a selector. */
  element: string;
  colors: string;
  /** The lowest contrast: a gradient has several. */
  ratio: number;
  /** The contrast that WCAG asks for at level AA. */
  needed: number;
}

/**
 * All pairs of colors on a page as it is now, in the specimens that hold an element for each of some selectors. It runs in
 * the browser, and knows nothing around it.
 */
export function measurePairs(selectors: readonly string[]): Pair[] {
  const read = (color: string): Rgba => {
    const numbers = /^rgba?\(([^)]*)\)$/
      .exec(color)?.[1]
      ?.split(/[ ,/]+/)
      .map(Number);
    if (!numbers) throw new Error(`"${color}" is no color that this test can read.`);
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers;
    return [red, green, blue, alpha];
  };
  const over = ([r, g, b, alpha]: Rgba, [red, green, blue]: Rgba): Rgba => {
    const mix = (top: number, below: number) => top * alpha + below * (1 - alpha);
    return [mix(r, red), mix(g, green), mix(b, blue), 1];
  };
  const luminance = ([red, green, blue]: Rgba) => {
    const linear = (part: number) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4;
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  };
  const contrast = (one: Rgba, other: Rgba) => {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };

  /** What is behind the content of an element: one color, or those of a gradient. */
  const backgrounds = (element: Element | null): Rgba[] => {
    if (!element) return [[255, 255, 255, 1]];
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const stops = (backgroundImage.match(/rgba?\([^)]*\)/g) ?? []).map(read);
    if (stops.length > 0 && stops.every(([, , , alpha]) => alpha === 1)) return stops;
    const color = read(backgroundColor);
    if (color[3] === 1) return [color];
    return backgrounds(element.parentElement).map((below) => over(color, below));
  };

  const probe = document.body.appendChild(document.createElement('i'));
  /** The color that a variable of an element stands for. */
  const resolve = (element: Element, variable: string) => {
    probe.style.color = getComputedStyle(element).getPropertyValue(variable);
    return getComputedStyle(probe).color;
  };

  const nameOf = (element: Element) => [element.localName, ...element.classList].join('.');
  /** What WCAG leaves out, and what its author has given a color. */
  const EXEMPT = 'option, [disabled], [aria-disabled="true"], [class*="has-text-"]';
  /** What its border alone tells from the page; a button with a background is known by its label. */
  const BORDERED = '.input, .textarea, .select select, .button.is-outlined:not(.is-inverted)';
  /** What its line alone tells from the other tabs, wherever all have the same color. */
  const ACTIVE_TAB =
    '.navbar-item.is-tab.is-active, .panel-tabs .is-active, .tabs:not(.is-boxed, .is-toggle) .is-active > a';
  const pairs: Pair[] = [];
  const add = (
    element: Element,
    specimen: string,
    kind: Pair['kind'],
    color: string,
    behind: Rgba[],
    needed: number,
  ) => {
    const front = read(color);
    if (front[3] === 0) return;
    pairs.push({
      kind,
      specimen,
      element: nameOf(element),
      colors: [color, ...behind].join(' on '),
      ratio: Math.min(...behind.map((one) => contrast(over(front, one), one))),
      needed,
    });
  };

  const measureText = (element: Element, specimen: string) => {
    const { color, fontSize, fontWeight } = getComputedStyle(element);
    const size = parseFloat(fontSize);
    const isLarge = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    const isIcon = element.matches('.icon, .panel-icon');
    add(element, specimen, 'text', color, backgrounds(element), isLarge || isIcon ? 3 : 4.5);
  };
  const measureBorder = (element: Element, specimen: string) => {
    const { borderTopColor, borderTopWidth } = getComputedStyle(element);
    if (borderTopWidth === '0px') return;
    add(element, specimen, 'border', borderTopColor, backgrounds(element.parentElement), 3);
  };
  const measureLine = (element: Element, specimen: string) => {
    const bottomOf = (one: Element) => one.getBoundingClientRect().bottom;
    const isCutOff = bottomOf(element) > bottomOf(element.closest('.tabs') ?? element);
    const behind = backgrounds(element);
    // In a hero, all tabs have the same color, and the line is all that tells.
    const next = element.closest('.hero .tabs li')?.nextElementSibling?.firstElementChild;
    const besides = next ? [over(read(getComputedStyle(next).borderBottomColor), behind[0]!)] : [];
    const color = isCutOff
      ? `rgb(${behind[0]!.join()})`
      : getComputedStyle(element).borderBottomColor;
    add(element, specimen, 'line', color, [...behind, ...besides], 3);
  };
  const measure = (element: Element, specimen: string) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return;
    const hasText = [...element.childNodes].some(
      (node) => node instanceof Text && node.data.trim() !== '',
    );
    if (hasText || element.matches('.input, .textarea, .select select, .tag.is-delete'))
      measureText(element, specimen);
    if (element.matches('[placeholder]')) {
      const { color } = getComputedStyle(element, '::placeholder');
      add(element, specimen, 'placeholder', color, backgrounds(element), 4.5);
    }
    if (element.matches(BORDERED)) measureBorder(element, specimen);
    if (element.matches(ACTIVE_TAB)) measureLine(element, specimen);
    if (element.matches('.progress')) {
      const [value = '', track = ''] = ['value', 'bar'].map((part) =>
        resolve(element, `--bulma-progress-${part}-background-color`),
      );
      add(element, specimen, 'fill', value, [read(track)], 3);
    }
  };

  for (const section of document.querySelectorAll<HTMLElement>('[data-specimen]')) {
    if (!selectors.every((selector) => section.querySelector(selector))) continue;
    for (const element of section.querySelectorAll('*')) {
      if (!element.closest(EXEMPT)) measure(element, section.dataset.specimen!);
    }
  }
  probe.remove();
  return pairs;
}
