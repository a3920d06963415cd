import ts from 'typescript';
import { catalogue } from '../plugins/library/catalogue.ts';
import { classIndex, type Source } from '../plugins/reference/classIndex.ts';
import { LEFT_OUT } from '../plugins/reference/leftOut.ts';
import type { Task } from './tasks.ts';

type JsxElement = ts.JsxOpeningElement | ts.JsxSelfClosingElement;

/** What the source of an answer says: its components with their props, its classes by hand, its directive. */
interface Answer {
  /** Such as `Card.Header`, `Column size` and `useColorMode`. */
  names: Set<string>;
  classes: string[];
  isForClient: boolean;
}

const wordsIn = (node: ts.Node): string[] => {
  if (
    ts.isStringLiteralLike(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node)
  )
    return node.text.split(/\s+/);
  const words: string[] = [];
  node.forEachChild((child) => void words.push(...wordsIn(child)));
  return words;
};

function readElement(element: JsxElement, { names, classes }: Answer) {
  const name = element.tagName.getText();
  names.add(name);
  for (const attribute of element.attributes.properties) {
    if (!ts.isJsxAttribute(attribute)) continue;
    const prop = attribute.name.getText();
    names.add(`${name} ${prop}`);
    if (/^(class|className)$/.test(prop)) classes.push(...wordsIn(attribute));
  }
}

function readAnswer(text: string): Answer {
  const file = ts.createSourceFile('answer.tsx', text, ts.ScriptTarget.Latest, true);
  const answer: Answer = {
    names: new Set(),
    classes: [],
    isForClient: /^\s*['"]use client/.test(text),
  };
  const visit = (node: ts.Node) => {
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) readElement(node, answer);
    if (ts.isCallExpression(node)) answer.names.add(node.expression.getText());
    node.forEachChild(visit);
  };
  visit(file);
  return answer;
}

const bulma = new Set(catalogue().bulmaClasses);
const hasNoProp = (name: string) => LEFT_OUT.some(({ classes }) => classes.test(name));

/** A prop as it is written, after its component if only one has it; a component alone if that has the class anyway. */
function remedyOf({ components, written }: Source): string {
  const [component] = components;
  const label = component && (!written || components.length === 1) ? component.label : '';
  return [label, written].filter(Boolean).join(' ');
}

/** What to write in place of each class. */
function remedies(): Map<string, string> {
  const { entries, families, helpers } = classIndex();
  const pairs = [...families, ...helpers].flatMap((family) => family.pairs);
  return new Map([
    ...pairs.map(({ name, written }) => [name, written] as const),
    ...entries.map(({ name, sources: [source] }) => [name, remedyOf(source!)] as const),
  ]);
}

/** What is wrong with the classes of an answer: those of Bulma that a component or prop has. */
export function classFault(text: string): string {
  const byHand = readAnswer(text).classes.find((name) => bulma.has(name) && !hasNoProp(name));
  return byHand ? `the class ${byHand} by hand: use ${remedies().get(byHand)}` : '';
}

/** What an answer lacks of the components and props that a task asks for. Parts have two names. */
export function componentFault(text: string, { uses, server }: Task): string {
  const { names, isForClient } = readAnswer(text);
  if (server && isForClient) return "'use client' in a server component";
  const dotted = [...names].find((name) => /^[A-Z]\w*\.[A-Z]/.test(name));
  if (server && dotted) return `${dotted} in a server component: use its flat name`;
  const flat = new Set([...names].map((name) => name.replace('.', '')));
  const missing = uses.find((use) => !use.split(' or ').some((one) => flat.has(one)));
  return missing ? `no ${missing}` : '';
}
