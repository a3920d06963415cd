import { parseKeyDef } from '@vitest/browser';
import { Key, type WebDriver } from 'selenium-webdriver';

/** The keys that WebDriver knows by code points, by their names in the DOM: `arrowleft` for `ARROW_LEFT`. */
const CODE_POINTS = new Map(
  Object.entries(Key).map(([name, code]) => [name.replace('_', '').toLowerCase(), String(code)]),
);

/** A key as WebDriver writes it. */
export const codeOf = (key: string): string => CODE_POINTS.get(key.toLowerCase()) ?? key;

/** Presses keys as in `{Shift>}{Tab}`, and tells which ones are down after that. */
export async function pressKeys(driver: WebDriver, text: string, before: readonly string[]) {
  const down = new Set(before);
  const actions = driver.actions();
  for (const { releasePrevious, releaseSelf, repeat, keyDef } of parseKeyDef(text)) {
    const key = keyDef.key ?? '';
    if (down.delete(key)) actions.keyUp(codeOf(key));
    if (releasePrevious) continue;
    for (let count = 0; count < repeat; count += 1) actions.keyDown(codeOf(key));
    if (releaseSelf) actions.keyUp(codeOf(key));
    else down.add(key);
  }
  await actions.perform();
  return { unreleased: [...down] };
}
