import type { Context } from '../../match.ts';
import type { Note } from '../../notes.ts';
import { changed, type Change } from '../changes.ts';
import * as texts from '../noteTexts.ts';
import { nameOf } from '../snippet.ts';
import { childrenOf, lineOf, rangeOf, type t } from '../syntax.ts';
import { classesOf, classNameIn, isClassName, type ClassList } from './classes.ts';
import { componentFor, type Component } from './component.ts';
import type { LocalNames } from './names.ts';
import { noteOnFalse, notesOnElement, notesOnFunction, notesOnType, safeSpreads } from './notes.ts';
import { printComponent } from './printComponent.ts';
import { valuesIn } from './values.ts';

const NOWHERE: Context = { around: [], isDirect: false, isInForm: false };

/** What lets an element stay where it is: `list.map((one) => <li />)`, conditions and the like. */
const TRANSPARENT =
  /^(JSX(ExpressionContainer|Fragment)|(Conditional|Logical|Call|OptionalCall|ArrowFunction|Array|Sequence|TSAs|TSNonNull)Expression|(Block|Return|If)Statement)$/;

const NO_CLASSES: ClassList = { form: 'code', nested: [], hasFalse: false, classes: [], parts: [] };

/** Turns the elements of a file into components. */
export class JsxConverter {
  readonly notes: Note[] = [];
  /** The uses of functions such as `clsx` that are needed no more. */
  readonly gone = new Set<t.Node>();
  private readonly lists = new Map<t.JSXElement, ClassList | undefined>();
  private readonly spreads: ReadonlySet<string>;
  private readonly values: ReadonlySet<string>;
  readonly quote: string;

  constructor(
    readonly code: string,
    program: t.Program,
    private readonly names: LocalNames,
    private readonly functions: ReadonlyMap<string, readonly t.Node[]>,
  ) {
    this.spreads = safeSpreads(program);
    this.values = valuesIn(program, code);
    this.quote = /from '/.test(code) || !/from "/.test(code) ? "'" : '"';
  }

  readonly listOf = (node: t.JSXElement): ClassList | undefined => {
    if (!this.lists.has(node)) this.lists.set(node, this.readList(node));
    return this.lists.get(node);
  };

  private readList(node: t.JSXElement): ClassList | undefined {
    const attribute = classNameIn(node.openingElement);
    const value = attribute?.value;
    if (!value) return undefined;
    const isFunction = (callee: t.Node) =>
      callee.type === 'Identifier' && Boolean(this.functions.get(callee.name)?.includes(callee));
    const found = classesOf(value, this.code, isFunction);
    if (found || value.type !== 'JSXExpressionContainer') return found;
    const text = this.code.slice(...rangeOf(value.expression));
    return { ...NO_CLASSES, parts: [{ kind: 'unknown', text }] };
  }

  /** The changes in a file. */
  changesIn(program: t.Program): Change[] {
    return this.changes([program], NOWHERE);
  }

  /** The changes in some nodes. */
  private changes(nodes: readonly t.Node[], context: Context): Change[] {
    return nodes.flatMap((node): Change[] => {
      if (node.type === 'JSXElement') return this.element(node, context);
      return this.changes(
        childrenOf(node),
        TRANSPARENT.test(node.type) ? context : { ...NOWHERE, isInForm: context.isInForm },
      );
    });
  }

  private element(node: t.JSXElement, context: Context): Change[] {
    const { openingElement: opening } = node;
    const written = nameOf(opening.name);
    const isInForm = context.isInForm || written === 'form';
    const here = { ...context, isInForm };
    const found = /^[a-z]/.test(written) ? this.component(node, here) : undefined;
    if (found) return [this.replaced(node, found, here)];
    const label = this.names.componentOf(written);
    const list = this.listOf(node);
    if (!label) this.notes.push(...notesOnElement(node, list));
    if (!label && list?.form === 'code') this.notes.push(...notesOnFunction(node, this.code));
    const inside: Context = {
      around: label ? [...context.around, { label, props: [] }] : context.around,
      isDirect: Boolean(label),
      isInForm,
    };
    return [
      ...this.changes(opening.attributes, { ...NOWHERE, isInForm }),
      ...this.changes(node.children, inside),
    ];
  }

  private component(node: t.JSXElement, context: Context): Component | undefined {
    const found = componentFor(node, context, this.listOf, this.code);
    if (!found) return undefined;
    const isSafe = found.owners.every((owner) =>
      owner.openingElement.attributes.every((one) => {
        if (one.type === 'JSXAttribute')
          return !isClassName(one) || one === classNameIn(owner.openingElement);
        return one.argument.type === 'Identifier' && this.spreads.has(one.argument.name);
      }),
    );
    const hasKey = found.owners.some(
      (owner) =>
        owner !== node &&
        owner.openingElement.attributes.some(
          (one) => one.type === 'JSXAttribute' && one.name.name === 'key',
        ),
    );
    if (hasKey) return undefined;
    const isSpread = found.owners.some((owner) =>
      owner.openingElement.attributes.some(({ type }) => type === 'JSXSpreadAttribute'),
    );
    const { label } = found.fit.shape;
    const line = lineOf(node.openingElement);
    if (isSpread && isSafe) this.notes.push({ line, ...texts.spreadIntoComponent(label) });
    if (isSafe) return found;
    const tag = nameOf(node.openingElement.name);
    if (isSpread) this.notes.push({ line, ...texts.spreadIntoElement(tag, label) });
    return undefined;
  }

  private replaced(node: t.JSXElement, found: Component, context: Context): Change {
    const { fit, owners, rest, view } = found;
    const inside: Context = {
      around: [
        ...context.around,
        { label: fit.shape.label, props: fit.props, element: view.element },
      ],
      isDirect: true,
      isInForm: context.isInForm,
    };
    const attributes = owners.flatMap(({ openingElement }) => openingElement.attributes);
    const children = owners.flatMap((owner) =>
      owner.children.filter((one) => !owners.includes(one as t.JSXElement)),
    );
    const changes = [
      ...this.changes(attributes, { ...NOWHERE, isInForm: context.isInForm }),
      ...this.changes(children, inside),
    ].toSorted((a, b) => a.start - b.start);
    for (const owner of owners) {
      const { callee, nested, hasFalse } = this.listOf(owner) ?? NO_CLASSES;
      if (callee && !(owner === rest.owner && rest.parts.length)) this.gone.add(callee);
      for (const one of nested) this.gone.add(one);
      if (hasFalse) this.notes.push(noteOnFalse(owner));
    }
    if (!context.isInForm) this.notes.push(...notesOnType(node, found));
    const [start, end] = rangeOf(node);
    const text = printComponent(node, found, {
      name: this.names.of(fit.shape.label),
      list: this.listOf(rest.owner) ?? NO_CLASSES,
      code: this.code,
      quote: this.quote,
      values: this.values,
      textOf: (from, to) =>
        changed(
          this.code,
          changes.filter((one) => one.start >= from && one.end <= to),
          from,
          to,
        ),
    });
    return { start, end, text };
  }
}
