import ts from 'typescript';
import type { AppFile } from './registry.ts';

/** A prop of a piece, or a property of what a prop takes, as its file says. */
export interface PieceProp {
  name: string;
  type: string;
  isRequired: boolean;
  /** The comment above it. */
  text: string;
}

/** The props of an interface, and the types whose props it has too. */
export interface PieceProps {
  own: PieceProp[];
  others: string[];
}

const commentOf = (node: ts.Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ');

function propOf(member: ts.TypeElement, source: ts.SourceFile, path: string): PieceProp {
  const name = member.name?.getText(source) ?? '';
  const text = commentOf(member);
  if (!text || !ts.isPropertySignature(member))
    throw new Error(`${path}: the prop ${name} has no comment. Say above it what it does.`);
  const type = member.type?.getText(source).replace(/\s+/g, ' ') ?? 'unknown';
  return {
    name,
    type: type.replace(/ \| undefined$/, ''),
    isRequired: !member.questionToken,
    text,
  };
}

/**
 * Reads the props of an interface, such as `ComboboxProps`, from the files of its piece.
 *
 * @throws If there is none, or a prop has no comment.
 */
export function pieceProps(files: readonly AppFile[], name: string): PieceProps {
  for (const { path, content } of files) {
    const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true);
    const found = source.statements.find(
      (one) => ts.isInterfaceDeclaration(one) && one.name.text === name,
    ) as ts.InterfaceDeclaration | undefined;
    if (found) {
      return {
        own: found.members.map((member) => propOf(member, source, path)),
        others: (found.heritageClauses ?? []).flatMap(({ types }) =>
          types.map((type) => type.getText(source)),
        ),
      };
    }
  }
  throw new Error(
    `no file of this piece has an interface ${name}. Export it, or correct the name.`,
  );
}
