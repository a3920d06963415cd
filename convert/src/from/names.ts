import { aliasesOf, type AliasDeclaration } from './aliases.ts';
import {
  freeName,
  isExported,
  namesUsed,
  ownName,
  type Imported,
  type Imports,
} from './imports.ts';
import { LIBRARY } from './library.generated.ts';
import { isElement, partName } from './rules.ts';
import type { Scopes } from './scope.ts';
import { nameOf } from './snippet.ts';
import { lineOf, walk, type t } from './syntax.ts';

/** Flat names of parts: `Card.Header` is `CardHeader`. */
const FLAT = new Map(Object.entries(LIBRARY.flat).map(([flat, part]) => [part, flat]));

const rootOf = (name: string) => name.split('.')[0] ?? name;

type JsxName = t.JSXOpeningElement['name'];

/** The node of a name in JSX that stands for something in the module: `Form` in `<Form.Field>`. */
export const rootNode = (name: JsxName): t.Node =>
  name.type === 'JSXMemberExpression' ? rootNode(name.object) : name;

const partsOf = (name: JsxName): string[] =>
  name.type === 'JSXMemberExpression' ? [...partsOf(name.object), name.property.name] : [];

/** A component as snippets write it, on an element whose name begins with one that stands for `name`. */
const nameFrom = (name: string, written: JsxName) =>
  partName([...(name === '*' ? [] : [name]), ...partsOf(written)].join('.'));

const isJsx = ({ type }: t.Node) => type === 'JSXIdentifier';

/** A name of a file for something of the peer. */
interface Peers {
  /** What it is in the peer; `*` for all of it. */
  name: string;
  local: string;
  uses: readonly t.Node[];
  /** What it is imported as, unless it is taken from what is. */
  imported?: Imported;
}

/** The names of a file: what it has from the peer and from Bulmatic, before and after. */
export class Names {
  /** What the file imports from Bulmatic afterwards, by its local name. */
  readonly ours = new Map<string, Imported>();
  /** The names of the peer outside of JSX, with their lines, and whether Bulmatic has them too. */
  readonly values: { local: string; line: number; isMoved: boolean }[] = [];
  /** The declarations of constants that are needed no more. */
  readonly removed: AliasDeclaration[] = [];
  private readonly byNode = new Map<t.Node, Peers>();
  /** Local names of imports that the file needs for something else than JSX. */
  private readonly needed = new Set<string>();
  private readonly taken: ReadonlySet<string>;

  constructor(
    program: t.Program,
    private readonly scopes: Scopes,
    private readonly peer: Imports,
    private readonly bulmatic: Imports,
    /** The uses of what stays with the peer. */
    private readonly kept: ReadonlySet<t.Node>,
  ) {
    const imported = peer.names.map((one): Peers => ({
      name: one.name,
      local: one.local,
      uses: scopes.references.get(one.local) ?? [],
      imported: one,
    }));
    for (const one of imported) for (const node of one.uses) this.byNode.set(node, one);
    const { found, inits } = this.readAliases(program);
    for (const one of [...imported, ...found]) this.readValues(one, inits);
    const gone = this.removed.map(({ declarator }) => declarator);
    const used = namesUsed(program, [...peer.declarations, ...gone]);
    this.taken = new Set([...used, ...this.theirs().map(({ local }) => local)]);
  }

  /** Reads the constants that stand for components, and decides which of them are needed no more. */
  private readAliases(program: t.Program) {
    const declarations = aliasesOf(program, this.scopes).filter((one) => {
      const root = this.byNode.get(one.root);
      if (!root) return false;
      for (const { path, local, uses } of one.aliases) {
        const name = [...(root.name === '*' ? [] : [root.name]), ...path].join('.');
        for (const node of uses) this.byNode.set(node, { name, local, uses });
      }
      return true;
    });
    const inits = new Set<t.Node>();
    // The last ones may be taken from those before them.
    for (const one of declarations.toReversed()) {
      const isGone = one.aliases.every(({ uses }) =>
        uses.every((node) => inits.has(node) || (isJsx(node) && !this.kept.has(node))),
      );
      inits.add(one.root);
      if (!isGone) {
        this.needed.add(one.root.name);
        continue;
      }
      this.removed.push(one);
      // A type goes with it.
      walk(one.declarator, (node) => inits.add(node));
    }
    const found = declarations.flatMap(({ aliases }) =>
      aliases.map(({ local, uses, path }): Peers => ({ name: path.join('.'), local, uses })),
    );
    return { found, inits };
  }

  /** Notes where a name is used as a value, and lets Bulmatic have it if it can. */
  private readValues({ name, local, uses, imported }: Peers, inits: ReadonlySet<t.Node>) {
    const values = uses.filter((node) => !isJsx(node) && !inits.has(node));
    if (!values.length) return;
    const stays = !imported || this.stays(imported);
    const isMoved = !stays && isExported(name);
    this.values.push(...values.map((node) => ({ local, line: lineOf(node), isMoved })));
    if (isMoved && imported) this.ours.set(local, { ...imported, imported: name });
    else this.needed.add(local);
  }

  /** What the file imports from the peer afterwards. */
  theirs(): Imported[] {
    return this.peer.names.filter((one) => this.stays(one));
  }

  private stays({ local }: Imported): boolean {
    const uses = this.scopes.references.get(local) ?? [];
    return this.needed.has(local) || uses.some((node) => this.kept.has(node));
  }

  /** A component of the peer as snippets write it: `Form.Input`, whatever the file calls it. */
  peerName(written: JsxName): string | undefined {
    const found = this.byNode.get(rootNode(written));
    return found && nameFrom(found.name, written);
  }

  /** An element of the peer, of Bulmatic or of HTML as snippets write it; empty if it is any other. */
  snippetName(written: JsxName): string {
    const root = rootNode(written);
    const own = this.bulmatic.names.find(({ local }) =>
      this.scopes.references.get(local)?.includes(root),
    );
    const name = own ? nameFrom(own.name, written) : this.peerName(written);
    return name ?? (isElement(nameOf(written)) ? nameOf(written) : '');
  }

  /**
   * The name by which the file knows a component of Bulmatic, on an element that has been written by some name: a flat
   * one, if the part of the peer had such a name.
   */
  localName(component: string, written: string, isPart: boolean): string {
    const isFlat = isPart && !written.includes('.');
    const wanted = (isFlat && FLAT.get(component)) || component;
    const root = rootOf(wanted);
    const local = this.localRoot(root, rootOf(written));
    if (!this.ours.has(local) && !this.bulmatic.names.some((one) => one.local === local))
      this.ours.set(local, ownName(root, local));
    return [local, ...wanted.split('.').slice(1)].join('.');
  }

  private localRoot(root: string, written: string): string {
    const isVisible = ({ local }: Imported) => local === written || !this.scopes.inner.has(local);
    const known = this.bulmatic.names.find(({ name, isType }) => name === root && !isType);
    if (known && isVisible(known)) return known.local;
    const theirs = this.theirs();
    const isOwn = (name: string) => (this.ours.get(name)?.name ?? root) === root;
    const same = this.peer.names.find(
      (one) => one.name === root && !one.isType && !theirs.includes(one) && isOwn(one.local),
    );
    if (same && isVisible(same)) return same.local;
    return freeName(root, (name) => !this.taken.has(name) && isOwn(name));
  }
}
