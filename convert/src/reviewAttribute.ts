import { acceptedBy, isAccepted } from './accepted.ts';
import { numberIn } from './attributes.ts';
import { declarationsIn, repeatedIn } from './declarations.ts';
import type { AddNote } from './notes.ts';
import { noteRest, reviewNumber } from './reviewNumber.ts';
import { ONLY_ON } from './rules.ts';
import type { HtmlElement } from './tree.ts';

/** The names of attributes that React sets: some it takes for itself. */
const ATTRIBUTE = /^(?!(?:children|key|ref)$)[:a-z_][:\w.-]*$/i;

const MISSING = 'Look for a missing quote or space.';
export const HANDLER = /^on:?[a-z][\w|.:-]*$/i;

/** What Angular, Vue, Alpine and others begin names with. */
const FRAMEWORK = /^[*#@[(]+[a-z]/i;
/** What Vue, Angular, Razor, Thymeleaf, Chameleon and Latte read, and no script in a browser does by itself. */
export const DIRECTIVE = /^(?:(?:v|ng|asp)-|(?:th|sec|layout|tal|metal|n)?:)[a-z]|^routerlink$/i;
/** What HTML gives its value by its content. */
const VALUELESS = /^(select|textarea)$/;

/** What a browser makes of an address, in which it ignores white space and control characters. */
const addressOf = (text: string) => text.replace(/[\0-\x20]/g, '').toLowerCase();

const isScript = (text: string) => /^(javascript|vbscript):/.test(addressOf(text));

/** The attributes whose documents run scripts of their own. */
const DOCUMENTS: Readonly<Record<string, string>> = {
  iframe: 'src',
  frame: 'src',
  embed: 'src',
  object: 'data',
  use: 'href',
};

const isDocument = ({ tag }: HtmlElement, name: string, text: string) =>
  name === 'srcdoc' ||
  (DOCUMENTS[tag] === name.replace('xlink:', '') && /^data:/.test(addressOf(text)));

/** Notes what is in a `style` attribute and cannot be carried over, and says whether anything is left. */
function reviewStyle(text: string, note: AddNote): boolean {
  const { declarations, stray } = declarationsIn(text);
  for (const one of stray)
    note({
      rank: 'look',
      item: `\`${one.slice(0, 60)}\``,
      text: '%s in `style` is no declaration, and was left out.',
      many: '%s in `style` are no declarations, and were left out.',
      remedy: MISSING,
    });
  if (declarations.some(({ isImportant }) => isImportant))
    note({
      rank: 'look',
      text: '`!important` was left out of `style`: React cannot set it.',
      remedy: 'Write the declaration in a stylesheet.',
    });
  for (const property of repeatedIn(declarations))
    note({
      rank: 'look',
      item: `\`${property}\``,
      text: '%s is twice in a `style`: the last value that counts was kept.',
      remedy: 'If one of them was for other browsers, write both in a stylesheet.',
    });
  return declarations.length > 0;
}

/** Whether React's types accept the value of an attribute of ARIA, and whether any browser makes something of it. */
function reviewAria(element: HtmlElement, name: string, text: string, note: AddNote): boolean {
  const accepted = acceptedBy(element, name);
  if (!accepted) {
    note({
      rank: 'look',
      item: `\`${name}\``,
      text: '%s is no attribute of ARIA.',
      many: '%s are no attributes of ARIA.',
      remedy: 'Look whether it is misspelled.',
    });
    return true;
  }
  if (accepted.includes('*') || isAccepted(accepted, text)) return true;
  if (accepted.includes('#')) noteRest(name, text, note);
  if (accepted.includes('#') ? numberIn(name, text) !== undefined : text) {
    if (!accepted.includes('#'))
      note({
        rank: 'look',
        item: `\`${text}\``,
        text: `%s is no value of \`${name}\`.`,
        remedy: `It may be ${accepted.filter((one) => one !== '?').join(', ')}.`,
      });
    return true;
  }
  note({
    rank: 'left',
    item: `\`${name}\``,
    text: '%s was left out: its value says nothing.',
    many: '%s were left out: their values say nothing.',
    remedy: 'Set a value.',
  });
  return false;
}

/** Whether an attribute can be carried over; if not, or not as it is, that is noted. */
export function isKept(element: HtmlElement, name: string, text: string, note: AddNote): boolean {
  const { tag } = element;
  const item = `\`${name.slice(0, 60)}\``;
  if (HANDLER.test(name)) {
    note({
      rank: 'write',
      item,
      code: `\`${text.slice(0, 60)}\``,
      text: '%s was left out.',
      many: '%s were left out.',
      remedy: 'Write an event handler: %s.',
    });
    return false;
  }
  if (isScript(text)) {
    note({
      rank: 'write',
      item,
      text: '%s with a script was left out.',
      many: '%s with a script were left out.',
      remedy: 'Use a button with `onClick`.',
    });
    return false;
  }
  if (isDocument(element, name, text)) {
    note({
      rank: 'write',
      item,
      text: `%s of <${tag}> was left out: it is a document, which may run scripts.`,
      remedy: 'Write it as elements, or put it in a file.',
    });
    return false;
  }
  if (!ATTRIBUTE.test(name)) {
    note({
      rank: 'left',
      item,
      text: '%s was left out: React sets no attribute with such a name.',
      many: '%s were left out: React sets no attributes with such names.',
      remedy: FRAMEWORK.test(name)
        ? 'It is of another framework: write what it does with state and event handlers.'
        : `${MISSING} If a script read it, write what it did in JSX.`,
    });
    return false;
  }
  if (DIRECTIVE.test(name))
    note({
      rank: 'write',
      item,
      text: '%s stayed as an attribute, of which React makes nothing.',
      many: '%s stayed as attributes, of which React makes nothing.',
      remedy: 'Write what it does with props, conditions and lists in JSX.',
    });
  const only = ONLY_ON[name];
  if (only && only !== tag) {
    note({
      rank: 'left',
      item,
      text: `%s was left out: it does nothing on <${tag}>.`,
      remedy: `Set it on an <${only}>.`,
    });
    return false;
  }
  if (name === 'value' && VALUELESS.test(tag)) {
    note({
      rank: 'left',
      item,
      text: `%s was left out: it does nothing on <${tag}>.`,
      remedy: 'Set `defaultValue`.',
    });
    return false;
  }
  if (name === 'style') return reviewStyle(text, note);
  if (name.startsWith('aria-')) return reviewAria(element, name, text, note);
  if (name === 'hidden' && text.toLowerCase() === 'until-found') {
    note({
      rank: 'look',
      text: '`hidden="until-found"` became `hidden`: React sets no value of it.',
      remedy: 'Set it in an effect, or open the content another way.',
    });
    return true;
  }
  return reviewNumber(element, name, text, note);
}
