import { parseKeyDef } from '@vitest/browser';

/** The keys that WebDriver knows by code points of their own. */
const CODE_POINTS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  Meta: '\uE03D',
};

/** Turns keys as in `{Shift>}{Tab}` into what WebDriver does, and tells which ones are down before and after it. */
export function keyActions(text: string, before: readonly string[]) {
  const down = new Set(before);
  const actions: object[] = [];
  const act = (type: 'keyDown' | 'keyUp', key: string) => {
    actions.push({ type, value: CODE_POINTS[key] ?? key });
    if (type === 'keyDown') down.add(key);
    else down.delete(key);
  };
  for (const { releasePrevious, releaseSelf, repeat, keyDef } of parseKeyDef(text)) {
    const key = keyDef.key ?? '';
    if (down.has(key)) act('keyUp', key);
    if (releasePrevious) continue;
    for (let count = 0; count < repeat; count += 1) act('keyDown', key);
    if (releaseSelf) act('keyUp', key);
  }
  return { actions, unreleased: [...down] };
}
