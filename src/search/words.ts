// Beginnings and ends of words: cspell:ignore ation behavi cata doesn flav logue neighb theat
import { stemmer } from 'stemmer';

/** Words that say nothing about what a text is about. */
const STOP_WORDS = new Set(
  (
    'a also am an and any are as at be because been both but by can could did do does doesn don each either ' +
    'else every for from get gets had has have how i if in instead into is isn it its make makes me more most my ' +
    'myself need needs no not nothing of on one or other others our put puts s same see should so some something ' +
    'such t take takes than that the their them then there these they this though to too use used uses using ' +
    'via want was way we were what when where which while why will with without would you your yourself'
  ).split(' '),
);

/** British endings and spellings, and the American ones that the site uses. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(arm|behavi|col|fav|flav|hon|lab|neighb|hum|rum)our/, '$1or'],
  [/^(cent|fib|met|theat)re/, '$1er'],
  [/^grey/, 'gray'],
  [/(\w{3})is(e|ed|er|es|ing|ation)$/, '$1iz$2'],
  [/(\w{3})ys(e|ed|er|es|ing)$/, '$1yz$2'],
  [/(cata|dia|ana)logue/, '$1log'],
  [/^licence/, 'license'],
  [/^(cancel|label|model|travel)l(ed|ing)$/, '$1$2'],
];

const american = (word: string) =>
  SPELLINGS.reduce((spelled, [british, usual]) => spelled.replace(british, usual), word);

/** A text in plain letters: without accents, marks that nobody sees, and other forms of a letter or of a hyphen. */
export const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .replace(/\p{Pd}/gu, '-');

/** The parts of a name such as `closeOnEscape` or `Card.Header`, and the name as one word. */
function partsOf(name: string): string[] {
  const parts = name.split(/(?<=[a-z\d])(?=[A-Z])|\./).filter(Boolean);
  return parts.length > 1 ? [parts.join(''), ...parts] : parts;
}

/** The words of a text as they are written, in American spelling, and without those that say nothing if others do. */
export function wordsOf(text: string): string[] {
  const names = plain(text).match(/[\p{L}\p{N}]+(?:\.\p{L}[\p{L}\p{N}]*)*/gu) ?? [];
  const words = names.flatMap(partsOf).map((word) => american(word.toLowerCase()));
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** The words of a text without their endings. */
export const stemsOf = (text: string) => wordsOf(text).map(stemmer);

export { stemmer as stemOf };
