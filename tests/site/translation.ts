import { expect, type Page } from '@playwright/test';
import { open } from './page.ts';

/** Replaces each text of a page by an element, now and when it changes, as browsers do that translate a page. */
function translate() {
  const UNTOUCHED = 'code, textarea, script, style, svg, noscript, font';
  function replace(text: Text) {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(UNTOUCHED)) return;
    const translated = document.createElement('font');
    translated.textContent = text.data;
    text.replaceWith(translated);
  }
  function replaceIn(root: Node) {
    const texts: Node[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode())
      texts.push(node);
    for (const text of texts) if (text instanceof Text) replace(text);
  }
  replaceIn(document.body);
  new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(replaceIn);
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
}

/** Opens a page, and has the browser translate it. */
export async function openTranslated(page: Page, route: string) {
  await open(page, route);
  await page.evaluate(translate);
  await expect(page.locator('h1 > font')).not.toHaveCount(0);
}
