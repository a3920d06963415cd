/**
 * Replaces `entities/decode` in the parser of the converter: the browser knows all named characters by itself, and the
 * table of them is a quarter of what the converter would load.
 */

/** Where an entity stands. The other modes of the original are not used by the parser. */
export enum DecodingMode {
  Legacy = 0,
  Attribute = 2,
}

/** The table that the original looks names up in. */
export const htmlDecodeTree = undefined;

const ENTITY = /(?:#(?:x[\da-f]+|\d+)|[a-z][a-z\d]{0,31});?/iy;
const known = new Map<string, string>();

/** What the browser makes of letters and digits after an ampersand. They have no markup in them. */
function decode(name: string): string {
  const before = known.get(name);
  if (before !== undefined) return before;
  // A page drops spaces before its first letter, and those may be what the name stands for.
  const { body } = new DOMParser().parseFromString(`x&${name}`, 'text/html');
  const text = body.textContent.slice(1);
  known.set(name, text);
  return text;
}

/** Whether a text is what a name stands for, with nothing of the name left over. */
function isWhole(text: string, name: string): boolean {
  const count = [...text].length;
  return count === 1 || (count === 2 && text !== `&${name}` && !text.endsWith(name.at(-1) ?? ''));
}

/** Decodes what begins with an ampersand. The parser has all of the text from the start. */
export class EntityDecoder {
  #mode = DecodingMode.Legacy;

  constructor(
    _tree: undefined,
    private readonly emit: (codePoint: number, consumed: number) => void,
  ) {}

  startEntity(mode: DecodingMode) {
    this.#mode = mode;
  }

  /** Decodes what is at an offset, and tells how many characters that was with the ampersand; 0 if it is no entity. */
  write(input: string, offset: number): number {
    ENTITY.lastIndex = offset;
    let [name = ''] = ENTITY.exec(input) ?? [];
    while (name && !isWhole(decode(name), name)) name = name.slice(0, -1);
    const after = input[offset + name.length] ?? '';
    const isNamed = !name.startsWith('#') && !name.endsWith(';');
    const isPartOfAddress = this.#mode === DecodingMode.Attribute && isNamed;
    if (!name || (isPartOfAddress && /[=a-z\d]/i.test(after))) return 0;
    for (const character of decode(name)) this.emit(character.codePointAt(0)!, name.length + 1);
    return name.length + 1;
  }

  /** The original needs it where a text comes in parts. */
  end(): number {
    return 0;
  }
}
