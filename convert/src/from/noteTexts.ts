/** Everything that notes on JSX say, but for the cells of the tables, which are in the folders of the libraries. */
import type { Note } from '../notes.ts';

type Text = Pick<Note, 'text' | 'remedy'>;

/** What a cell of a table says, as a remedy. */
export const inBulmatic = (cell: string) =>
  cell.startsWith('none') ? `Bulmatic has ${cell}.` : `In Bulmatic: ${cell}.`;

// Code that a codemod does not follow.

const byHand = (source: string) => `It still comes from \`${source}\`: replace it by hand.`;

export const stillLoaded = (address: string): Text => ({
  text: `\`${address}\` is still loaded.`,
  remedy: /\.(c|sa|sc)ss$/.test(address)
    ? `Import \`${address.endsWith('.css') ? 'bulma/css/bulma.min.css' : 'bulma/bulma.scss'}\` in its place when nothing else uses it.`
    : 'Import from `bulmatic` in its place by hand.',
});
/** `source` is where it comes from, unless that is Bulmatic now. */
export const outsideOfJsx = (name: string, source: string | undefined): Text => ({
  text: `\`${name}\` is used outside of JSX.`,
  remedy: source ? byHand(source) : 'It is the one of Bulmatic now: check its props and parts.',
});
export const noCounterpart = (name: string, source: string): Text => ({
  text: `\`${name}\` has no counterpart.`,
  remedy: byHand(source),
});
export const leftAsItIs = (code: string, remedy: string): Text => ({
  text: `\`${code}\` was left as it is.`,
  remedy,
});
export const leftOut = (name: string, child: string): Text => ({
  text: `\`${name}\` of \`${child}\` was left out.`,
  remedy: 'The element around it, which it became one with, has that too: join the two by hand.',
});
export const keyInFragment = (target: string): Text => ({
  text: `The \`key\` of \`${target}\` is in a fragment now.`,
  remedy: 'Write `<Fragment>` with the `key` in place of `<>`.',
});
export const otherArgument = (
  before: { prop: string | undefined; name: string },
  now: { prop: string | undefined; argument: string },
): Text => ({
  text: `\`${before.prop}\` of \`${before.name}\` takes an argument.`,
  remedy: `\`${now.prop}\` gets ${now.argument}: change the function.`,
});

// Props after a codemod.

const prop = (
  name: string,
  target: string,
  what: string,
  remedy = 'Replace it by hand.',
): Text => ({
  text: `\`${name}\` of \`${target}\` ${what}.`,
  remedy,
});

const notLookedAt = (target: string) =>
  `The props that are spread into \`${target}\` were not looked at.`;

export const spreadProps = (target: string): Text => ({
  text: notLookedAt(target),
  remedy: 'Check them by hand.',
});
export const toldAtRuntime = (name: string, target: string, remedy: string) =>
  prop(name, target, 'is told only when the app runs', remedy);
export const valuesToldAtRuntime = (name: string, target: string) =>
  prop(
    name,
    target,
    'has values that are told only when the app runs',
    'Write each as a prop: `size={{ mobile: 6 }}`.',
  );
export const unknownProp = (name: string, target: string): Text => ({
  text: `\`${name}\` is no prop of \`${target}\`.`,
  remedy: 'Replace it by hand.',
});
export const noBreakpoint = (name: string, target: string, breakpoint: string) =>
  prop(name, target, `has no value for \`${breakpoint}\``);
export const wrongValue = (name: string, target: string, value: unknown) =>
  prop(name, target, `has no value \`${String(value)}\``);
export const maybeNull = (name: string, target: string) =>
  prop(name, target, 'may be `null`', 'Use `undefined` instead.');

// Bulma's classes in JSX.

export const spreadIntoComponent = (label: string): Text => ({
  text: notLookedAt(label),
  remedy: 'Take those out that have the name of one of its own props, such as `color`.',
});
export const spreadIntoElement = (tag: string, label: string): Text => ({
  text: `<${tag}> was left as it is, for props are spread into it.`,
  remedy: `Write \`<${label}>\` if none of them is a class.`,
});
export const classesOfComponent = (name: string, label: string): Text => ({
  text: `<${name}> has classes of \`${label}\`.`,
  remedy: `If it is a link or button, write \`<${label} as={${name}}>\`.`,
});
export const elementToldAtRuntime = (tag: string, label: string): Text => ({
  text: `Whether <${tag}> is a \`${label}\` is told only when the app runs.`,
  remedy: 'Choose between two elements instead.',
});
export const functionOfClasses = (called: string, label: string): Text => ({
  text: `What \`${called}\` makes of classes of \`${label}\` is told only when the app runs.`,
  remedy: 'If it only joins classes, import it from `clsx`, and convert the file again.',
});
export const falseAsClass: Text = {
  text: 'A condition that was not true wrote a class such as `false`, which is gone.',
  remedy: 'There is nothing to do unless a style or test looks for it.',
};
export const submitsNothing = (label: string): Text => ({
  text: `\`${label}\` does not submit a form by itself.`,
  remedy: 'Set `type="submit"` if it is in a form of another component.',
});
export const createdElement = (tag: string, label: string): Text => ({
  text: `A <${tag}> with classes of \`${label}\` is made by \`createElement\`.`,
  remedy: 'Write it in JSX, or replace it by hand.',
});

// JSX that is read without running it.

/** `code` is missing if it is too long for a sentence. */
export const unreadCode = (code: string | undefined): Text => ({
  text: `${code ? `\`${code}\`` : 'This code'} was left out, since no code runs here.`,
  remedy: 'Write a value in its place.',
});
export const unknownComponent = (name: string): Text => ({
  text: `\`${name}\` is no component of Bulmatic.`,
  remedy: 'Only what is in it is shown.',
});
export const contentOfVoid = (tag: string): Text => ({
  text: `\`${tag}\` has no content.`,
  remedy: 'What is in it was left out.',
});
export const refusedProp = (name: string): Text => ({
  text: `\`${name}\` can’t be used here.`,
  remedy: 'It was left out.',
});
export const unreadProp = (name: string, label: string): Text => ({
  ...unknownProp(name, label),
  remedy: 'It was left out.',
});
export const idleFunction = (name: string): Text => ({
  text: `\`${name}\` does nothing here.`,
  remedy: 'Functions run in your app alone.',
});
export const styleAsText: Text = {
  text: '`style` is an object in React.',
  remedy: 'Write `style={{ color: "red" }}`.',
};
export const idleValue = (name: string, value: unknown): Text => ({
  text: `\`${name}\` has no value \`${String(value)}\`.`,
  remedy: 'It does nothing.',
});
