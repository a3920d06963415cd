import { isExported, namesUsed, type Imported, type Imports } from './imports.ts';
import { LIBRARY } from './library.generated.ts';
import { partName } from './rules.ts';
import type { t } from './syntax.ts';

/** Flat names of parts: `Card.Header` is `CardHeader`. */
const FLAT = new Map(Object.entries(LIBRARY.flat).map(([flat, part]) => [part, flat]));

const rootOf = (name: string) => name.split('.')[0] ?? name;

/** The names of a file: what it has from the peer and from Bulmatic, before and after. */
export class Names {
  /** What the file imports from Bulmatic afterwards, by its local name. */
  readonly ours = new Map<string, Imported>();
  /** The names of the peer outside of JSX, with their lines, and whether Bulmatic has them too. */
  readonly values: { name: Imported; line: number; isMoved: boolean }[];
  private readonly taken: ReadonlySet<string>;

  constructor(
    program: t.Program,
    private readonly peer: Imports,
    private readonly bulmatic: Imports,
    /** Local names of what stays with the peer. */
    readonly kept: ReadonlySet<string>,
  ) {
    const used = namesUsed(program);
    this.values = peer.names.flatMap((name) => {
      const line = used.get(name.local);
      const isMoved = isExported(name.name) && !kept.has(name.local);
      return line === undefined ? [] : [{ name, line, isMoved }];
    });
    for (const { name, isMoved } of this.values) if (isMoved) this.ours.set(name.local, name);
    const others = program.body.flatMap((one) =>
      one.type === 'ImportDeclaration' && !peer.declarations.includes(one)
        ? one.specifiers.map(({ local }) => local.name)
        : [],
    );
    this.taken = new Set([...used.keys(), ...others, ...this.theirs().map(({ local }) => local)]);
  }

  /** What the file imports from the peer afterwards. */
  theirs(): Imported[] {
    const values = this.values.filter(({ isMoved }) => !isMoved).map(({ name }) => name.local);
    return this.peer.names.filter(({ local }) => this.kept.has(local) || values.includes(local));
  }

  /** A component of the peer as snippets write it: `Form.Input`, whatever the file calls it. */
  peerName(written: string): string | undefined {
    const [root = '', ...parts] = written.split('.');
    const imported = this.peer.names.find(({ local }) => local === root);
    if (!imported) return undefined;
    return partName((imported.name === '*' ? parts : [imported.name, ...parts]).join('.'));
  }

  /** The name by which the file knows a component of Bulmatic; a flat one, if it knew the peer's by such a name. */
  localName(component: string, instead: string): string {
    const isFlat = !instead.includes('.') && this.peerName(instead)?.includes('.');
    const wanted = (isFlat && FLAT.get(component)) || component;
    const root = rootOf(wanted);
    const local = this.localRoot(root);
    if (!this.ours.has(local)) this.ours.set(local, { name: root, local, isType: false });
    return [local, ...wanted.split('.').slice(1)].join('.');
  }

  private localRoot(root: string): string {
    const known = this.bulmatic.names.find(({ name, isType }) => name === root && !isType);
    if (known) return known.local;
    const theirs = this.theirs();
    const same = this.peer.names.find((one) => one.name === root && !theirs.includes(one));
    if (same) return same.local;
    return this.taken.has(root) ? `Bulma${root}` : root;
  }
}
