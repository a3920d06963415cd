import type * as t from '@babel/types';
import { SPREAD, type JsxAttribute, type JsxElement, type JsxNode } from '../jsx.ts';
import { checkLevel } from '../notes.ts';
import { VOID } from '../void.ts';
import { isKnown, wrongValues } from './known.ts';
import { LIBRARY } from './library.generated.ts';
import { isList, literalOf, UNKNOWN } from './literal.ts';
import * as texts from './noteTexts.ts';
import { isJsx, placeOf, rootOf, type Names } from './root.ts';
import { nameOf } from './snippet.ts';
import { shownText } from './syntax.ts';

const FLAT = new Map(Object.entries(LIBRARY.flat));

/** What React or this site gives to no element that somebody writes here. */
const REFUSED = /^(ref|dangerouslySetInnerHTML)$/;

/** What could not be read without running it. */
export interface ReadNote {
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  /** What was left out or has no effect, in a sentence. */
  text: string;
  /** What to do about it, in a sentence. */
  remedy: string;
}

/** What some JSX says. */
export interface ReadJsx {
  tree: JsxElement;
  /** The components and parts in it, sorted: `Card.Header`. */
  components: string[];
  notes: ReadNote[];
}

/** Whether it is the prop that stands for what is in an element. */
const isChildren = (node: t.JSXAttribute | t.JSXSpreadAttribute): node is t.JSXAttribute =>
  node.type === 'JSXAttribute' && node.name.name === 'children';

class Reader {
  readonly components = new Set<string>();
  readonly notes: ReadNote[] = [];

  constructor(
    readonly code: string,
    readonly names: Names,
  ) {}

  /** What HTML or the library calls an element, which is nothing for a fragment; undefined for other components. */
  labelOf(written: string): string | undefined {
    if (!/^[A-Z]|[.]/.test(written)) return written;
    const [first = '', ...parts] = written.split('.');
    const original = this.names.has(first) ? this.names.get(first) : first;
    if (original === undefined) return undefined;
    const name = [original, ...parts].filter(Boolean).join('.');
    if (/^(React\.)?Fragment$/.test(name)) return '';
    const label = FLAT.get(name) ?? name;
    return label in LIBRARY.components ? label : undefined;
  }

  note(node: t.Node, text: Pick<ReadNote, 'text' | 'remedy'>) {
    this.notes.push({ ...placeOf(node), ...text });
  }

  unknown(node: t.Node) {
    const source = this.code.slice(node.start ?? 0, node.end ?? 0);
    const isLong = source.length > 40 || source.includes('\n');
    this.note(node, texts.unreadCode(isLong ? undefined : source));
  }

  element(node: t.JSXElement | t.JSXFragment, level: number): JsxElement {
    checkLevel(level);
    const isFragment = node.type === 'JSXFragment';
    const written = isFragment ? '' : nameOf(node.openingElement.name);
    const label = this.labelOf(written);
    const isComponent = /^[A-Z]/.test(label ?? '');
    if (label === undefined) this.note(node, texts.unknownComponent(written));
    else if (isComponent) this.components.add(label);
    const attributes = isFragment || label === undefined ? [] : node.openingElement.attributes;
    const given = attributes.findLast(isChildren)?.value;
    const within = node.children.flatMap((one) => this.child(one, level));
    const children = within.length || !given ? within : this.child(given, level);
    const isVoid = VOID.test(label ?? '') && children.length > 0;
    if (isVoid) this.note(node, texts.contentOfVoid(label ?? ''));
    return {
      kind: 'element',
      name: label ?? '',
      attributes: attributes
        .filter((one) => !isChildren(one))
        .flatMap((one) => this.attribute(one, label ?? '', isComponent, level)),
      children: isVoid ? [] : children,
      at: placeOf(node),
    };
  }

  attribute(
    node: t.JSXAttribute | t.JSXSpreadAttribute,
    label: string,
    isComponent: boolean,
    level: number,
  ): JsxAttribute[] {
    if (node.type === 'JSXSpreadAttribute') {
      const value = literalOf(node.argument);
      if (typeof value === 'object' && !isList(value)) return [{ name: SPREAD, value }];
      this.unknown(node);
      return [];
    }
    const name =
      node.name.type === 'JSXIdentifier'
        ? node.name.name
        : `${node.name.namespace.name}:${node.name.name.name}`;
    if (REFUSED.test(name)) {
      this.note(node, texts.refusedProp(name));
      return [];
    }
    if (isComponent && !isKnown(label, name)) {
      this.note(node, texts.unreadProp(name, label));
      return [];
    }
    const written =
      node.value?.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
    if (!written) return [{ name, value: true }];
    if (isJsx(written)) return [{ name, value: this.element(written, level + 1) }];
    const code = this.code.slice(written.start ?? 0, written.end ?? 0);
    if (written.type === 'ArrowFunctionExpression') {
      const isEmpty = written.body.type === 'BlockStatement' && !written.body.body.length;
      if (!isEmpty) this.note(node, texts.idleFunction(name));
      return [{ name, value: { kind: 'code', code } }];
    }
    const value = literalOf(written);
    if (isList(value)) return [{ name, value: { kind: 'code', code, value } }];
    if (value === UNKNOWN) {
      this.unknown(written);
      return [];
    }
    if (name === 'style' && typeof value !== 'object') {
      this.note(node, texts.styleAsText);
      return [];
    }
    for (const wrong of wrongValues(label, name, value))
      this.note(node, texts.idleValue(name, wrong));
    return [{ name, value }];
  }

  child(node: t.JSXElement['children'][number] | t.Expression, level: number): JsxNode[] {
    if (isJsx(node)) return [this.element(node, level + 1)];
    if (node.type === 'JSXText') {
      const text = shownText(node.value);
      return text ? [{ kind: 'text', text }] : [];
    }
    const inner = node.type === 'JSXExpressionContainer' ? node.expression : node;
    if (inner.type === 'JSXEmptyExpression') return [];
    if (isJsx(inner)) return [this.element(inner, level + 1)];
    const value = literalOf(inner);
    if (typeof value === 'string' || typeof value === 'number')
      return [{ kind: 'text', text: String(value), isExact: true }];
    // React renders nothing for these.
    if (value !== null && typeof value !== 'boolean') this.unknown(inner);
    return [];
  }
}

/**
 * Reads JSX of Bulmatic's components, alone or in a component that does nothing but return it. None of it runs: what
 * only running it would tell is left out, with a note.
 *
 * @throws {@link ConvertError} If it is no JSX, with the line and the column.
 */
export function readJsx(code: string): ReadJsx {
  const { root, names } = rootOf(code);
  const reader = new Reader(code, names);
  const tree = reader.element(root, 0);
  const notes = reader.notes.toSorted((a, b) => a.line - b.line || a.column - b.column);
  return { tree, components: [...reader.components].toSorted(), notes };
}
