import { createRequire } from 'node:module';
import type { Binding } from '@babel/traverse';
import { walk, type t } from './syntax.ts';

// Tools disagree on what the default export of a CommonJS module is.
const { default: traverse } = createRequire(import.meta.url)(
  '@babel/traverse',
) as typeof import('@babel/traverse');

/** What the names in a module stand for. */
export interface Scopes {
  /** The nodes that use a name of the module itself, and not the same name of a function or block. */
  references: ReadonlyMap<string, readonly t.Node[]>;
  /** The nodes that use a constant, by the one that declares it. */
  constants: ReadonlyMap<t.Node, readonly t.Node[]>;
  /** The names that functions and blocks have for themselves. */
  inner: ReadonlySet<string>;
}

/** The name of a type stands for no value. */
const isUse = ({ node, parent }: Binding['referencePaths'][number]) =>
  !/^TS(TypeAlias|Interface)Declaration$/.test(parent.type) ||
  !('id' in parent && parent.id === node);

const usesOf = ({ referencePaths }: Binding): t.Node[] =>
  referencePaths.filter(isUse).map(({ node }) => node);

/** The names at the start of the types that a module mentions, `A` of `A.B`, which scopes miss in annotations. */
function typesIn(program: t.Program): t.Identifier[] {
  const found: t.Identifier[] = [];
  walk(program, (node) => {
    let name: t.Node | undefined;
    if (node.type === 'TSTypeReference') name = node.typeName;
    if (node.type === 'TSTypeQuery') name = node.exprName;
    while (name?.type === 'TSQualifiedName') name = name.left;
    if (name?.type === 'Identifier') found.push(name);
  });
  return found;
}

/** Finds out what the names in a module stand for. */
export function scopesOf(file: t.File): Scopes {
  const references = new Map<string, readonly t.Node[]>();
  const constants = new Map<t.Node, readonly t.Node[]>();
  const inner = new Set<string>();
  traverse(file, {
    Scopable({ scope, node }) {
      for (const [name, binding] of Object.entries(scope.bindings)) {
        if (scope.block !== node) continue;
        if (node.type === 'Program') references.set(name, usesOf(binding));
        else inner.add(name);
        if (/^(const|let|var)$/.test(binding.kind) && binding.constant)
          constants.set(binding.identifier, usesOf(binding));
      }
    },
  });
  for (const node of typesIn(file.program)) {
    const uses = references.get(node.name);
    if (uses && !uses.includes(node)) references.set(node.name, [...uses, node]);
  }
  return { references, constants, inner };
}
