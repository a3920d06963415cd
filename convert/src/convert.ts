import { reactAttribute } from './attributes.ts';
import { parseTemplate } from './html.ts';
import {
  SPREAD,
  type JsxAttribute,
  type JsxElement,
  type JsxLiteral,
  type JsxNode,
} from './jsx.ts';
import { match, type Context } from './match.ts';
import { gather, type Finding } from './findings.ts';
import type { Note } from './notes.ts';
import { printJsx, printModule } from './print.ts';
import { review, reviewScripted } from './review.ts';
import { reviewTree } from './reviewTree.ts';
import { PRETTIER_STYLE, textOf, type Style } from './style.ts';
import { unwrapTemplate } from './templates/componentTemplate.ts';
import { restored } from './templates/marks.ts';
import type { Found } from './templates/pieces.ts';
import { restoreStyles } from './templates/restoreStyles.ts';
import { textIn, type HtmlElement, type HtmlNode } from './tree.ts';

/** How to convert. */
export interface ConvertOptions extends Partial<Style> {
  /** Name of the component that the code exports. Default: `Page`. */
  name?: string;
  /** Makes JSX alone, without imports and a component around it. Default: `false`. */
  fragment?: boolean;
}

/** What became of some HTML. */
export interface Converted {
  /** TypeScript with JSX, laid out as Prettier does it. */
  code: string;
  /** What the component in it returns, for those who render it without running code. */
  tree: JsxElement;
  /** The components and parts in it, sorted: `Card.Header`. */
  components: string[];
  /** What could not be carried over, or needs a look: what asks for more comes first. */
  notes: Note[];
}

const selectedIn = (nodes: readonly HtmlNode[]): HtmlElement[] =>
  nodes.flatMap((node) => {
    if (node.kind !== 'element') return [];
    const isSelected = node.tag === 'option' && 'selected' in node.attributes;
    return isSelected ? [node] : selectedIn(node.children);
  });

/** What React wants to know of the content of a form control: it says how it begins. */
function initialValue({ tag, attributes, children }: HtmlElement, style: Style): JsxAttribute[] {
  if (tag === 'textarea') {
    const value = textIn(children);
    return value ? [{ name: 'defaultValue', value }] : [];
  }
  if (tag !== 'select') return [];
  const values = selectedIn(children).map(
    (one) => one.attributes.value ?? textIn(one.children).trim(),
  );
  const [value] = values;
  if (value === undefined) return [];
  if (!('multiple' in attributes)) return [{ name: 'defaultValue', value: values.at(-1) ?? value }];
  const code = `[${values.map((one) => textOf(one, style)).join(', ')}]`;
  return [{ name: 'defaultValue', value: { kind: 'code', code, value: values } }];
}

/** What JSX lets anyone write, so that it has nothing in common with what an element takes. */
const UNKNOWN = /^data-/;

/**
 * Attributes with those that React's types do not know in one object; they refuse it if it has nothing in common with
 * what they know.
 */
function gathered(attributes: JsxAttribute[], hasChildren: boolean): JsxAttribute[] {
  const spread = attributes.filter(({ name }) => name === SPREAD);
  if (!spread.length) return attributes;
  const typed = attributes.filter(({ name }) => name !== SPREAD);
  const value = Object.assign({}, ...spread.map((one) => one.value)) as JsxLiteral;
  const isKnown = hasChildren || typed.some(({ name }) => !UNKNOWN.test(name));
  const isRefused = spread.some((one) => one.isRefused) || !isKnown;
  return [...typed, { name: SPREAD, value, isRefused }];
}

/** Those of most elements of a page. */
const NO_ATTRIBUTES: JsxAttribute[] = [];

/** What of a template may be a form around what follows, where a button without a type submits it. */
const MAKES_FORM = /(?<![a-z])form(?![a-z])|(?:Begin|Active)Form/i;

const hasContent = (children: readonly JsxNode[]) =>
  children.some(({ kind }) => kind !== 'comment');

/** Turns HTML into JSX, and collects what became of it. */
class Converter {
  readonly labels = new Set<string>();
  readonly notes: Finding[] = [];

  constructor(readonly style: Style) {}

  /** The tree of the HTML is gone when its code is printed: that of a megabyte is large. */
  page(html: string): { root: JsxElement; pieces: readonly Found[] } {
    const { nodes, pieces } = parseTemplate(html, this.notes);
    const source = unwrapTemplate(nodes, this.notes);
    reviewTree(source, this.notes);
    const reviewed = review(source, this.notes);
    const isInForm = pieces.some(({ text, isComment }) => isComment && MAKES_FORM.test(text));
    const content = this.nodes(reviewed, { around: [], isDirect: false, isInForm });
    return { root: restoreStyles(rootOf(content), pieces), pieces };
  }

  nodes(nodes: readonly HtmlNode[], context: Context): JsxNode[] {
    return nodes.map((node) => {
      if (node.kind === 'element') return this.element(node, context);
      const { kind, text } = node;
      // The parser's nodes lead back to their parents.
      return kind === 'text' && node.isExact ? { kind, text, isExact: true } : { kind, text };
    });
  }

  element(element: HtmlElement, around: Context): JsxElement {
    const isInForm = around.isInForm || element.tag === 'form';
    const context = isInForm === around.isInForm ? around : { ...around, isInForm };
    const found = match(element, context);
    reviewScripted(element, found?.shape.label ?? '', this.notes);
    if (!found)
      return this.plain(element, context.isDirect ? { ...context, isDirect: false } : context);
    const { shape, rest, slots } = found;
    this.labels.add(shape.label);
    const inside: Context = {
      around: [...context.around, { label: shape.label, props: found.props, element }],
      isDirect: true,
      isInForm,
    };
    const content = [...slots].map(([slot, { nodes, parent }]) => {
      const isEmptied = parent.tag === 'textarea';
      return { slot, parent, children: isEmptied ? [] : this.nodes(nodes, inside) };
    });
    const inner = [element, ...content.map(({ parent }) => parent)].find(({ tag }) =>
      /^(select|textarea)$/.test(tag),
    );
    const children = content.find(({ slot }) => slot === 'children')?.children ?? [];
    const all: JsxAttribute[] = [
      ...found.props,
      ...(inner ? initialValue(inner, this.style) : []),
      ...(rest.length ? [{ name: 'className', value: rest.join(' ') }] : []),
      ...content
        .filter((one) => one.slot !== 'children' && one.children.length)
        .map((one) => ({ name: one.slot, value: contentOf(one.children) })),
    ];
    const attributes = gathered(all, hasContent(children));
    return { kind: 'element', name: shape.label, attributes, children };
  }

  plain(element: HtmlElement, context: Context): JsxElement {
    const { tag, classes, attributes } = element;
    const isSelect = tag === 'option' && 'selected' in attributes;
    const entries = Object.entries(attributes).filter(
      ([name]) => !(isSelect && name === 'selected'),
    );
    const children = tag === 'textarea' ? [] : this.nodes(element.children, context);
    if (!classes.length && !entries.length && tag !== 'select' && tag !== 'textarea')
      return { kind: 'element', name: tag, attributes: NO_ATTRIBUTES, children };
    const all = [
      ...(classes.length ? [{ name: 'className', value: classes.join(' ') }] : []),
      ...entries.map(([name, text]) => reactAttribute(element, name, text)),
      ...initialValue(element, this.style),
    ];
    return {
      kind: 'element',
      name: tag,
      attributes: gathered(all, hasContent(children)),
      children,
    };
  }
}

/** The content of a prop: one text or element, or several in a fragment. */
function contentOf(children: readonly JsxNode[]): JsxAttribute['value'] {
  const [only, ...others] = children;
  if (only?.kind === 'text' && !others.length) return only.text;
  return rootOf(children);
}

/** A name for the component that no import has. */
const freeName = (name: string, imports: readonly string[]): string =>
  imports.includes(name) ? freeName(`${name}Page`, imports) : name;

function rootOf(children: readonly JsxNode[]): JsxElement {
  const [only, ...others] = children;
  if (only?.kind === 'element' && !others.length) return only;
  return { kind: 'element', name: '', attributes: [], children: [...children] };
}

/**
 * Converts HTML with Bulma's classes into components of Bulmatic.
 *
 * @param html - A page, or a part of one.
 * @throws {@link ConvertError} If it is no text, or longer or more deeply nested than any page that somebody wrote.
 */
export function convert(html: string, options: ConvertOptions = {}): Converted {
  const { name = 'Page', fragment = false } = options;
  const style: Style = { ...PRETTIER_STYLE, ...options };
  const converter = new Converter(style);
  const { root, pieces } = converter.page(html.replace(/^\ufeff/, '').replaceAll('\r\n', '\n'));
  const components = [...converter.labels].toSorted();
  const imports = [...new Set(components.map((label) => label.split('.')[0] ?? label))].toSorted();
  const code = fragment
    ? `${printJsx(root, style)}\n`
    : printModule(root, { name: freeName(name, imports), imports }, style);
  return {
    code,
    tree: root,
    components,
    notes: gather(converter.notes).map((note) => ({
      ...note,
      text: restored(note.text, pieces),
    })),
  };
}
