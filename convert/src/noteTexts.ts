/** Everything that notes on HTML say, but for the tables of what takes the place of something, in `rules.ts`. */
import type { Finding } from './findings.ts';

/** What a note says: in the text, `%s` stands for what it is about, and in the remedy for its code. */
type Text = Pick<Finding, 'rank' | 'text' | 'many' | 'remedy'>;

const MISSING = 'Look for a missing quote or space.';
const MISSPELLED = 'Look whether it is misspelled.';

const noteOf =
  (rank: Finding['rank']) =>
  (text: string, remedy: string, many?: string): Text => ({ rank, text, remedy, many });

const write = noteOf('write');
const look = noteOf('look');
const ofClass = noteOf('class');
const left = noteOf('left');

// What the parser repaired.

const repaired = (text: string, many?: string) =>
  look(text, 'Look whether the code is what you mean.', many);

/** Errors that only the parser notices, by their codes. */
export const parserErrors: Readonly<Partial<Record<string, Text>>> = {
  'eof-in-tag': repaired('The HTML ends in a tag: the parser left the tag out.'),
  'duplicate-attribute': repaired('An attribute is there twice: the parser kept the first one.'),
};
export const slash = repaired('A slash closes no element of HTML: the parser ignored it.');
export const closesNothing = repaired(
  '%s closes nothing: the parser ignored it.',
  '%s close nothing: the parser ignored them.',
);
export const ignored = repaired(
  '%s cannot be here: the parser ignored it.',
  '%s cannot be here: the parser ignored them.',
);
export const unclosed = repaired(
  '%s has no end tag: the parser closed it where its parent ends.',
  '%s have no end tags: the parser closed them where their parents end.',
);
export const unclosedInBranch = repaired(
  '%s has no end tag in its part of a template: the parser closed it there.',
  '%s have no end tags in their parts of a template: the parser closed them there.',
);
export const added = (tag: string) =>
  repaired(`The parser added a <${tag}> that the HTML does not have.`);
export const openedAgain = (tag: string) =>
  repaired(`<${tag}> ends in the middle of another element: the parser opened it again.`);
export const takenOut = (what: string, tag: string) =>
  repaired(`The parser took ${what} out of <${tag}>.`);

// Pages and templates.

export const aroundContent = left(
  '%s around the content of the page was left out.',
  'It belongs to your framework or to index.html.',
  '%s around the content of the page were left out.',
);
export const templateOfVue = left(
  'The <template> around everything was left out, as Vue does.',
  'Put it back if a script clones it.',
);
export const shownTemplate = write(
  'The <template> with %s became comments around its content.',
  'Write what it does with conditions and lists in JSX.',
  'The <template>s with %s became comments around their content.',
);
export const callOfComponent = write(
  'A call that became a comment makes an element with the classes of %s.',
  'Write the component in its place.',
  'Calls that became comments make elements with the classes of %s.',
);
export const openSyntax = (name: string, code: string) =>
  write(
    `Server syntax (${name}) has no end where it begins with ${code}: it stayed as text.`,
    'Close it, or write what it does in JSX.',
  );
/** `lost` lists what was left out. */
export const serverSyntax = (
  name: string,
  { comments, values, lost }: { comments: number; values: number; lost: string },
) => {
  const parts = [
    ...(comments ? [`in text, it became comments (${comments})`] : []),
    ...(values ? [`in values, it stayed as text (${values})`] : []),
    ...(lost ? [`what it leaves open was left out: ${lost}`] : []),
  ];
  return write(
    `Server syntax (${name}) is no HTML: ${parts.join('; ')}.`,
    'Write what it does with props, conditions and lists in JSX.',
  );
};

// Elements.

export const script = write(
  'A <script> was left out.',
  'Write what it did with state and event handlers, unless a component does it.',
);
export const animatedScript = (tag: string) =>
  write(
    `<${tag}> was left out: what it changes can be a script.`,
    'Change the address with state.',
  );
export const refreshingScript = write(
  '<meta> with a script was left out.',
  'Write what it did with state.',
);
export const customElement = look(
  '%s is a custom element.',
  "Declare it in React's `JSX.IntrinsicElements` for TypeScript.",
  '%s are custom elements.',
);
export const obsoleteElement = (remedy: string) =>
  look(
    '%s is no element of HTML any more, and none of React’s types.',
    remedy,
    '%s are no elements of HTML any more, and none of React’s types.',
  );
export const unknownElement = look(
  '%s is no element that React’s types know.',
  "Look whether it is misspelled, or declare it in React's `JSX.IntrinsicElements`.",
  '%s are no elements that React’s types know.',
);
export const invalidElement = (isOfFramework: boolean) =>
  look(
    '%s was left out, and its content kept: JSX cannot write such a name.',
    isOfFramework
      ? 'It is of a template or another framework: write what it does in JSX.'
      : MISSING,
    '%s were left out, and their content kept: JSX cannot write such names.',
  );
export const movedToHead = left(
  'React moves %s to the head of the page.',
  'Leave it out if the page has it already.',
);
export const unseenContent = (tag: string) =>
  left(
    `The content of <${tag}> was left out: no browser shows it.`,
    'Write it next to the element if it should show.',
  );
export const contentOfVoid = (tag: string) =>
  look(
    `<${tag}> has content, as it may have in an <svg>: it now follows the element.`,
    'Close the <svg> before it.',
  );
export const burgerLines = (lines: number) =>
  left(
    `A burger has ${lines} lines in Bulma 1.0, one more than before.`,
    'Look whether your own styles are about its lines.',
  );

// Where elements are.

const APART = 'Put one next to the other, or leave one out.';

export const controlInControl = (tag: string, outer: string) =>
  look(`<${tag}> is in <${outer}>, which may have no control in it.`, APART);
export const notInList = (tag: string, list: string) =>
  look(`<${tag}> is in <${list}>, which may have only <li> in it.`, APART);
export const optionWithoutSelect = look(
  '`selected` of an <option> was left out: the <option> is in no <select>.',
  'Put the <option> in a <select>.',
);
export const idTwice = look(
  'The id %s is used twice.',
  'Rename one of them, and what refers to it.',
  'The ids %s are used twice.',
);

// Options.

export const severalSelected = left(
  'Several options of a <select> are selected: the last one was kept, as browsers do.',
  'If all of them should be, add `multiple`.',
);
export const optionWithElements = look(
  'The <option> that a <select> begins with has elements in it: a server cannot tell its value.',
  'Give it a `value`.',
);
export const valueTwice = look(
  'Several options have the value %s that a <select> begins with.',
  'Give each its own value: React selects by value.',
  'Several options have the values %s that a <select> begins with.',
);

// Classes.

export const obsoleteClass = ofClass(
  'Bulma 1.0 has no class %s any more.',
  '%s',
  'Bulma 1.0 has no classes %s any more.',
);
export const templateInClass = write(
  '%s is no name of a class: a template may write something there.',
  'Write what it does with props and conditions.',
  '%s are no names of classes: a template may write something there.',
);
export const unknownClass = ofClass(
  '%s is no class of Bulma; it stays in `className`.',
  MISSPELLED,
  '%s are no classes of Bulma; they stay in `className`.',
);

// Attributes.

export const handler = write(
  '%s was left out.',
  'Write an event handler: %s.',
  '%s were left out.',
);
export const scriptInAddress = write(
  '%s with a script was left out.',
  'Use a button with `onClick`.',
  '%s with a script were left out.',
);
export const documentIn = (tag: string) =>
  write(
    `%s of <${tag}> was left out: it is a document, which may run scripts.`,
    'Write it as elements, or put it in a file.',
    `%s of <${tag}> were left out: they are documents, which may run scripts.`,
  );
export const invalidAttribute = (isOfFramework: boolean) =>
  left(
    '%s was left out: React sets no attribute with such a name.',
    isOfFramework
      ? 'It is of another framework: write what it does with state and event handlers.'
      : `${MISSING} If a script read it, write what it did in JSX.`,
    '%s were left out: React sets no attributes with such names.',
  );
export const directive = write(
  '%s stayed as an attribute, of which React makes nothing.',
  'Write what it does with props, conditions and lists in JSX.',
  '%s stayed as attributes, of which React makes nothing.',
);
export const idleAttribute = (tag: string, remedy: string) =>
  left(`%s was left out: it does nothing on <${tag}>.`, remedy);
export const setOn = (tag: string) => `Set it on an <${tag}>.`;
export const SET_DEFAULT_VALUE = 'Set `defaultValue`.';
export const hiddenUntilFound = look(
  '`hidden="until-found"` became `hidden`: React sets no value of it.',
  'Set it in an effect, or open the content another way.',
);
export const becameProp = (name: string, label: string, remedy: string) =>
  left(`\`${name}\` became a prop of \`${label}\`.`, remedy);
export const needless = (name: string, remedy: string) => left(`\`${name}\` was left out.`, remedy);
export const scripted = (name: string, remedy: string) =>
  write(`\`${name}\` does nothing without its script.`, remedy);

// Values of attributes.

export const strayStyle = look(
  '%s in `style` is no declaration, and was left out.',
  MISSING,
  '%s in `style` are no declarations, and were left out.',
);
export const importantStyle = look(
  '`!important` was left out of `style`: React cannot set it.',
  'Write the declaration in a stylesheet.',
);
export const styleTwice = look(
  '%s is twice in a `style`: the last value that counts was kept.',
  'If one of them was for other browsers, write both in a stylesheet.',
  '%s are twice in a `style`: the last values that count were kept.',
);
export const unknownAria = look(
  '%s is no attribute of ARIA.',
  MISSPELLED,
  '%s are no attributes of ARIA.',
);
export const wrongAria = (name: string, values: readonly string[]) =>
  look(
    `%s is no value of \`${name}\`.`,
    `It may be ${values.join(', ')}.`,
    `%s are no values of \`${name}\`.`,
  );
export const emptyAria = left(
  '%s was left out: its value says nothing.',
  'Set a value.',
  '%s were left out: their values say nothing.',
);
export const afterNumber = left(
  'What follows the number in %s was left out.',
  'Look for a missing space.',
);
export const otherNumber = (number: number, text: string) =>
  left(
    `%s is \`${number}\` now, which browsers take \`${text}\` for.`,
    'Look whether a style or script asks for the text.',
    `%s are \`${number}\` now, which browsers take \`${text}\` for.`,
  );
const setNumber = (isTyped: boolean) =>
  isTyped ? 'Set a number.' : 'Set a number, or use a `data-` attribute.';
export const noNumber = (isTyped: boolean) =>
  left(
    '%s was left out: its value is no number.',
    setNumber(isTyped),
    '%s were left out: their values are no numbers.',
  );
export const tooSmall = (isTyped: boolean) =>
  left(
    '%s was left out: React sets no number below 1.',
    setNumber(isTyped),
    '%s were left out: React sets no numbers below 1.',
  );
