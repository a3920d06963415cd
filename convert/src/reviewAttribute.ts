import { acceptedBy, isAccepted } from './accepted.ts';
import { numberIn } from './attributes.ts';
import { declarationsIn, repeatedIn } from './declarations.ts';
import { entryOf } from './entryOf.ts';
import type { AddNote, Finding } from './findings.ts';
import * as texts from './noteTexts.ts';
import { noteRest, reviewNumber } from './reviewNumber.ts';
import { ONLY_ON } from './rules.ts';
import type { HtmlElement } from './tree.ts';

/** The names of attributes that React sets: some it takes for itself. */
const ATTRIBUTE = /^(?!(?:children|key|ref|__proto__)$)[:a-z_][:\w.-]*$/i;

const HANDLER = /^on:?[a-z][\w|.:$-]*$/i;

/** What Angular, Vue, Alpine and others begin names with. */
const FRAMEWORK = /^[*#@[(.?]+[a-z]/i;
/** What Vue, Angular, Razor, Thymeleaf, Chameleon, Latte, Svelte and Astro read, and no script in a browser does by itself. */
export const DIRECTIVE =
  /^(?:(?:v|ng|asp)-|(?:th|sec|layout|tal|metal|n|animate|bind|class|client|define|in|is|let|out|set|style|transition|use)?:)[a-z]|^(?:routerlink|i18n|(?:form(?:control|group)|class)name$|htmlfor$)/i;
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

const isDocument = (tag: string, name: string, text: string) =>
  name === 'srcdoc' ||
  (DOCUMENTS[tag] === name.replace('xlink:', '') && /^data:/.test(addressOf(text)));

/** Notes what is in a `style` attribute and cannot be carried over, and says whether anything is left. */
function reviewStyle(text: string, note: AddNote): boolean {
  const { declarations, stray } = declarationsIn(text);
  for (const one of stray) note({ ...texts.strayStyle, item: `\`${one.slice(0, 60)}\`` });
  if (declarations.some(({ isImportant }) => isImportant)) note(texts.importantStyle);
  for (const property of repeatedIn(declarations))
    note({ ...texts.styleTwice, item: `\`${property}\`` });
  return declarations.length > 0;
}

/** Whether React's types accept the value of an attribute of ARIA, and whether any browser makes something of it. */
function reviewAria(element: HtmlElement, name: string, text: string, note: AddNote): boolean {
  const accepted = acceptedBy(element, name);
  if (!accepted) {
    note({ ...texts.unknownAria, item: `\`${name}\`` });
    return true;
  }
  if (accepted.includes('*') || isAccepted(accepted, text)) return true;
  if (accepted.includes('#')) noteRest(name, text, note);
  if (accepted.includes('#') ? numberIn(name, text) !== undefined : text) {
    const values = accepted.filter((one) => one !== '?');
    if (!accepted.includes('#')) note({ ...texts.wrongAria(name, values), item: `\`${text}\`` });
    return true;
  }
  note({ ...texts.emptyAria, item: `\`${name}\`` });
  return false;
}

/** Why an attribute is left out wherever it is; nothing if it is not. */
export function refusalOf(
  tag: string,
  name: string,
  text: string,
): Omit<Finding, 'line'> | undefined {
  const item = `\`${name.slice(0, 60)}\``;
  if (HANDLER.test(name)) return { ...texts.handler, item, code: `\`${text.slice(0, 60)}\`` };
  if (isScript(text)) return { ...texts.scriptInAddress, item };
  if (isDocument(tag, name, text)) return { ...texts.documentIn(tag), item };
  if (!ATTRIBUTE.test(name)) return { ...texts.invalidAttribute(FRAMEWORK.test(name)), item };
  const only = entryOf(ONLY_ON, name);
  if (only && only !== tag) return { ...texts.idleAttribute(tag, texts.setOn(only)), item };
  if (name === 'value' && VALUELESS.test(tag))
    return { ...texts.idleAttribute(tag, texts.SET_DEFAULT_VALUE), item };
  return undefined;
}

/** Whether an attribute can be carried over; if not, or not as it is, that is noted. */
export function isKept(element: HtmlElement, name: string, text: string, note: AddNote): boolean {
  const refused = refusalOf(element.tag, name, text);
  if (refused) {
    note(refused);
    return false;
  }
  if (DIRECTIVE.test(name)) note({ ...texts.directive, item: `\`${name.slice(0, 60)}\`` });
  if (name === 'style') return reviewStyle(text, note);
  if (name.startsWith('aria-')) return reviewAria(element, name, text, note);
  if (name === 'hidden' && text.toLowerCase() === 'until-found') {
    note(texts.hiddenUntilFound);
    return true;
  }
  return reviewNumber(element, name, text, note);
}
