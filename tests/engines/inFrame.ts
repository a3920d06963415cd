import { selectorEngine } from '@vitest/browser/locators';

export interface PointOptions {
  /** Distance from the top left corner of the element, in pixels. Without it, the pointer goes to the middle. */
  position?: { x: number; y: number };
  /** Whether an element that is disabled or not shown will do. */
  force?: boolean;
}

export interface Upload {
  name: string;
  mimeType: string;
  base64: string;
}

/** Waits for the element of a selector until it can be used. The test's timeout ends the wait. */
async function find<T extends HTMLElement>(selector: string, force = false): Promise<T> {
  const parts = selectorEngine.parseSelector(selector);
  for (;;) {
    const found = selectorEngine.querySelector(parts, document, true);
    const isUsable = found?.getClientRects().length && !found.matches(':disabled');
    if (found && (force || isUsable)) return found as T;
    await new Promise(requestAnimationFrame);
  }
}

function tellOfChange(element: HTMLElement) {
  element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Functions in the frame of the test, which the driver calls. */
const driven = {
  async point(selector: string, { position, force }: PointOptions = {}) {
    const element = await find(selector, force);
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const [box = element.getBoundingClientRect()] = element.getClientRects();
    const { x, y } = position ?? { x: box.width / 2, y: box.height / 2 };
    return { x: Math.floor(box.x + x), y: Math.floor(box.y + y) };
  },

  async focus(selector: string) {
    (await find(selector)).focus();
  },

  /** Selects the text of a control, so that what is typed next replaces it. */
  async selectText(selector: string) {
    const control = await find<HTMLInputElement | HTMLTextAreaElement>(selector);
    control.focus();
    control.select();
  },

  async selectOptions(selector: string, values: readonly string[]) {
    const select = await find<HTMLSelectElement>(selector);
    for (const option of select.options)
      option.selected = values.includes(option.value) || values.includes(option.label);
    tellOfChange(select);
  },

  async upload(selector: string, uploads: readonly Upload[]) {
    const input = await find<HTMLInputElement>(selector, true);
    const chosen = new DataTransfer();
    for (const { name, mimeType, base64 } of uploads) {
      const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
      chosen.items.add(new File([bytes], name, { type: mimeType }));
    }
    input.files = chosen.files;
    tellOfChange(input);
  },
};

export type Driven = typeof driven;

Object.assign(globalThis, { frameOfTest: driven });
