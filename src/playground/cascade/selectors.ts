/** Parentheses, nested up to twice. */
const INNER = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
const CLASS = String.raw`\.((?:[\w-]|\\.)+)`;
const ATTRIBUTE = /\[[^\]]*\]/g;

const PSEUDO_ELEMENT = /::?-[\w-]+|::[\w-]+|:(?:before|after)(?![\w-])/g;
const STATES = [
  ...['hover', 'active', 'focus', 'focus-visible', 'focus-within', 'visited', 'target'],
  ...['disabled', 'enabled', 'checked', 'indeterminate', 'read-only', 'read-write', 'required'],
  ...['optional', 'valid', 'invalid', 'user-valid', 'user-invalid', 'placeholder-shown'],
  ...['autofill', 'open', 'modal', 'fullscreen'],
];
const STATE = new RegExp(`:(?:${STATES.join('|')})(?![\\w-])`, 'g');
const NOT = new RegExp(`:not${INNER}`, 'g');
const WITH_LIST = new RegExp(`:(is|not|has|where)(${INNER})`, 'g');
const CLASS_LIKE = new RegExp(String.raw`${CLASS}|:[\w-]+(?:${INNER})?`, 'g');
const ID = /#[\w-]+/g;
const TYPE = /[a-z][\w-]*/gi;

/** A selector of Bulma, split into its conditions on elements and its states. */
export interface Selector {
  /** What an element of the tree has to match, with all states as possible. */
  structure: string;
  /** The pseudo-element that it styles, such as `::after`, if any. */
  pseudoElement: string;
  /** The whole selector, if it depends on a state such as `:hover`. */
  state: string;
  /** A class of all elements that it matches, if it names one. */
  key: string;
  specificity: number;
}

/** The selectors of a list such as `.tag, .button:not(.is-link, :hover)`. */
export const listed = (list: string): string[] =>
  (list.match(new RegExp(`(?:[^,()]|${INNER})+`, 'g')) ?? []).map((one) => one.trim());

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

/** How much a selector weighs in the cascade. */
function specificityOf(selector: string): number {
  let inner = 0;
  const outer = selector
    .replace(WITH_LIST, (_, name: string, list: string) => {
      if (name !== 'where') inner += Math.max(...listed(list.slice(1, -1)).map(specificityOf));
      return '';
    })
    // They count as a type and as a class.
    .replace(PSEUDO_ELEMENT, ' x')
    .replace(ATTRIBUTE, '.x');
  const withoutIds = outer.replace(ID, '');
  const types = withoutIds.replace(CLASS_LIKE, '');
  return inner + 1e6 * count(outer, ID) + 1e3 * count(withoutIds, CLASS_LIKE) + count(types, TYPE);
}

/** A class in the last part of a selector, outside parentheses. */
function keyOf(selector: string): string {
  const bare = selector.replace(new RegExp(INNER, 'g'), '').replace(ATTRIBUTE, '');
  const [, key = ''] = new RegExp(CLASS).exec(bare.split(/[\s>+~]+/).at(-1)!) ?? [];
  return key.replaceAll('\\', '');
}

const hasState = (selector: string) => selector.search(STATE) >= 0;

/** Splits a selector. An element may be in a state or not, so that both `:hover` and `:not(:hover)` are possible. */
export function readSelector(selector: string): Selector {
  const always = ':where(*)';
  return {
    structure: selector
      .replace(PSEUDO_ELEMENT, always)
      .replace(NOT, (not) => (hasState(not) ? always : not))
      .replace(STATE, always),
    pseudoElement: selector.match(PSEUDO_ELEMENT)?.join('') ?? '',
    state: hasState(selector) ? selector : '',
    key: keyOf(selector),
    specificity: specificityOf(selector),
  };
}
