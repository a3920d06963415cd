/** Longer is no expression that somebody wrote. */
const MOST = 4000;

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

/** Where the bracket at a place is closed, past brackets and quotes in it; nothing if it is not. */
export function balancedEnd(text: string, at: number): number | undefined {
  const open: string[] = [];
  for (let index = at; index < Math.min(text.length, at + MOST); index++) {
    const character = text[index] ?? '';
    const closing = CLOSING[character];
    if (closing) open.push(closing);
    else if (character === open.at(-1)) open.pop();
    else if (/["'`]/.test(character)) index = endOfString(text, index) ?? index;
    if (!open.length) return index + 1;
  }
  return undefined;
}

/** Where a string ends that begins at a place, on the same line. */
function endOfString(text: string, at: number): number | undefined {
  for (let index = at + 1; index < text.length && text[index] !== '\n'; index++) {
    if (text[index] === '\\') index++;
    else if (text[index] === text[at]) return index;
  }
  return undefined;
}
