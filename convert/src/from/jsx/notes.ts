import { match } from '../../match.ts';
import type { Note } from '../../notes.ts';
import type { HtmlElement } from '../../tree.ts';
import { literalOf } from '../attribute.ts';
import * as texts from '../noteTexts.ts';
import { nameOf } from '../snippet.ts';
import { lineOf, walk, type t } from '../syntax.ts';
import { leavesOf } from './choices.ts';
import { classesOf, classNameIn, type ClassList } from './classes.ts';
import type { Component } from './component.ts';

/** The component for an element with some classes and nothing else. */
function componentOf(tag: string, classes: readonly string[]): string | undefined {
  if (!classes.length) return undefined;
  const element: HtmlElement = {
    kind: 'element',
    tag,
    isSvg: false,
    classes: [...classes],
    attributes: {},
    children: [],
    line: 1,
  };
  return match(element, { around: [], isDirect: false, isInForm: false })?.shape.label;
}

/** Notes on an element that stays, though it has classes of Bulma. */
export function notesOnElement(
  { openingElement }: t.JSXElement,
  list: ClassList | undefined,
): Note[] {
  const name = nameOf(openingElement.name);
  const line = lineOf(openingElement);
  if (!list) return [];
  if (!/^[a-z]/.test(name)) {
    const label = componentOf('a', list.classes);
    return label ? [{ line, ...texts.classesOfComponent(name, label) }] : [];
  }
  // It was left for another reason.
  if (componentOf(name, list.classes)) return [];
  const labels = list.parts.flatMap((part) =>
    part.kind === 'choice'
      ? leavesOf(part.tree).map((leaf) => componentOf(name, [...list.classes, ...leaf]))
      : [],
  );
  const label = labels.find((one) => one !== undefined);
  return label ? [{ line, ...texts.elementToldAtRuntime(name, label) }] : [];
}

/** Notes on an element whose classes a function puts together that is not known. */
export function notesOnFunction({ openingElement }: t.JSXElement, code: string): Note[] {
  const value = classNameIn(openingElement)?.value;
  const call = value?.type === 'JSXExpressionContainer' ? value.expression : undefined;
  if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') return [];
  const { callee } = call;
  const list = classesOf(value, code, (one) => one === callee);
  const label = componentOf(nameOf(openingElement.name), list?.classes ?? []);
  const line = lineOf(openingElement);
  return label ? [{ line, ...texts.functionOfClasses(callee.name, label) }] : [];
}

/** Notes that a template had a word such as `false` among its classes. */
export const noteOnFalse = ({ openingElement }: t.JSXElement): Note => ({
  line: lineOf(openingElement),
  ...texts.falseAsClass,
});

/** Notes on a button that may have submitted a form which is in another component. */
export function notesOnType({ openingElement }: t.JSXElement, { fit, owners }: Component): Note[] {
  const { tag, attributes } = fit.shape.root;
  const isTold = owners.some((owner) =>
    owner.openingElement.attributes.some(
      (one) => one.type === 'JSXSpreadAttribute' || /^(type|onClick)$/.test(nameOf(one.name)),
    ),
  );
  const isButton = tag === 'button' && nameOf(openingElement.name) === 'button';
  if (!isButton || attributes.type !== 'button' || isTold) return [];
  return [{ line: lineOf(openingElement), ...texts.submitsNothing(fit.shape.label) }];
}

/** Notes on elements that are made without JSX. */
export function notesOnCalls(program: t.Program): Note[] {
  const notes: Note[] = [];
  walk(program, (node) => {
    if (node.type !== 'CallExpression') return;
    const { callee, arguments: args } = node;
    const called = callee.type === 'MemberExpression' ? callee.property : callee;
    const [type, props] = args;
    const tag = type && literalOf(type);
    if (called.type !== 'Identifier' || called.name !== 'createElement') return;
    if (typeof tag !== 'string' || props?.type !== 'ObjectExpression') return;
    const value = props.properties.flatMap((one) =>
      one.type === 'ObjectProperty' && one.key.type === 'Identifier' && one.key.name === 'className'
        ? [literalOf(one.value)]
        : [],
    )[0];
    const label = typeof value === 'string' && componentOf(tag, value.split(/\s+/).filter(Boolean));
    if (label) notes.push({ line: lineOf(node), ...texts.createdElement(tag, label) });
  });
  return notes;
}

/** The names of rest properties that cannot have a class, since it was taken out of them. */
export function safeSpreads(program: t.Program): Set<string> {
  const safe = new Set<string>();
  const unsafe = new Set<string>();
  walk(program, (node) => {
    if (node.type !== 'ObjectPattern') return;
    const rest = node.properties.find((one) => one.type === 'RestElement');
    if (rest?.type !== 'RestElement' || rest.argument.type !== 'Identifier') return;
    const isTaken = node.properties.some(
      (one) =>
        one.type === 'ObjectProperty' &&
        one.key.type === 'Identifier' &&
        one.key.name === 'className',
    );
    (isTaken ? safe : unsafe).add(rest.argument.name);
  });
  return new Set([...safe].filter((name) => !unsafe.has(name)));
}
