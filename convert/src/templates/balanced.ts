/** Longer is no expression that somebody wrote. */
const MOST = 4000;
/** Brackets in each other. */
const MOST_OPEN = 50;

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };

const MARKS = /[()[\]{}"'`]/g;

/** Where the bracket at a place is closed, past brackets and quotes in it; nothing if it is not. */
export function balancedEnd(text: string, at: number, most = MOST): number | undefined {
  const open: string[] = [];
  MARKS.lastIndex = at;
  for (let found = MARKS.exec(text); found; found = MARKS.exec(text)) {
    const [character] = found;
    if (found.index > at + most || open.length > MOST_OPEN) return undefined;
    const closing = CLOSING[character];
    if (closing) open.push(closing);
    else if (character === open.at(-1)) open.pop();
    else if (/["'`]/.test(character))
      MARKS.lastIndex = endOfString(text, found.index) ?? MARKS.lastIndex;
    if (!open.length) return found.index + 1;
  }
  return undefined;
}

/** Where a string ends that begins at a place, on the same line. */
function endOfString(text: string, at: number): number | undefined {
  for (let index = at + 1; index < text.length && text[index] !== '\n'; index++) {
    if (text[index] === '\\') index++;
    else if (text[index] === text[at]) return index + 1;
  }
  return undefined;
}
