import { freeName, namesUsed, ownImports, ownName, type Imported } from '../imports.ts';
import type { Scopes } from '../scope.ts';
import { walk, type t } from '../syntax.ts';

/** The names by which a file knows components of Bulmatic. */
export class LocalNames {
  /** What it has to import for them. */
  readonly added = new Map<string, Imported>();
  readonly imports;
  private readonly taken: ReadonlySet<string>;

  constructor(
    program: t.Program,
    private readonly scopes: Scopes,
  ) {
    this.imports = ownImports(program);
    const inJsx = new Set<string>();
    walk(program, (node, ancestors) => {
      const parent = ancestors.at(-1);
      const isPart = parent?.type === 'JSXMemberExpression' && parent.property === node;
      if (node.type === 'JSXIdentifier' && !isPart) inJsx.add(node.name);
    });
    this.taken = new Set([
      ...namesUsed(program, []),
      ...scopes.references.keys(),
      ...scopes.inner,
      ...inJsx,
    ]);
  }

  /** The component that an element of the file is, if it is one of Bulmatic. */
  componentOf(written: string): string | undefined {
    const [root = '', ...parts] = written.split('.');
    const known = this.imports.names.find(({ local }) => local === root);
    if (!known || this.scopes.inner.has(root)) return undefined;
    return [...(known.name === '*' ? [] : [known.name]), ...parts].join('.');
  }

  /** The name of a component in the file. */
  of(label: string): string {
    const [root = '', ...parts] = label.split('.');
    const known = this.imports.names.find(
      ({ name, local, isType }) => name === root && !isType && !this.scopes.inner.has(local),
    );
    const local = known?.local ?? freeName(root, (name) => !this.taken.has(name));
    if (!known) this.added.set(local, ownName(root, local));
    return [local, ...parts].join('.');
  }
}
