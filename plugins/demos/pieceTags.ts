import { basename, dirname } from 'node:path';
import { markdownTable, markdownTags } from '../content/markdownTags.ts';
import { releases, sinceText, sinceWhen, type Release } from '../library/releases/releases.ts';
import { copiedNamed, type Kind } from './copied.ts';
import { pieceProps } from './pieceProps.ts';
import { addressOf, filesOf, registryItem } from './registry.ts';

const nameOf = (page: string) => basename(dirname(page));

const code = (text: string) => `\`${text}\``;

/** "a", "a and b", or "a, b and c". */
const listed = (all: readonly string[]) =>
  [all.slice(0, -1).join(', '), all.at(-1)].filter(Boolean).join(' and ');

/** The command that adds a piece or recipe, and what it brings. */
function add(kind: Kind, name: string): string {
  const { files, dependencies, registryDependencies } = registryItem(kind, copiedNamed(kind, name));
  const toPieces = kind === 'piece' ? '..' : '../../pieces';
  const targets = files.map(({ target }) => code(target.replace('~/', '')));
  const pieces = registryDependencies.map((address) => {
    const other = basename(address, '.json');
    return `[${copiedNamed('piece', other).title}](${toPieces}/${other}/index.mdx)`;
  });
  const packages = dependencies
    .map((one) => one.replace(/(?<=.)@.*/, ''))
    .filter((one) => !/^bulma(tic)?$/.test(one))
    .map(code);
  const brings = [...pieces, ...packages];
  const alsoBrings = brings.length > 0 ? ` It also adds ${listed(brings)}.` : '';
  const isThere = ({ pieces }: Release) => kind === 'recipe' || pieces.includes(name);
  const since = sinceText(sinceWhen(releases(), isThere));
  return `\`\`\`bash npm2yarn
npx shadcn@4 add ${addressOf(name)}
\`\`\`

The command puts ${listed(targets)} into your app, and doesn’t replace files that are there. You can [update](${toPieces}/intro.mdx#update) them later.${alsoBrings}${since ? ` ${since}` : ''}`;
}

function propsTable(name: string, type: string): string {
  const { own, others } = pieceProps(filesOf('piece', name), type);
  const rows = own.map(({ name: prop, type, isRequired, text }) => [
    code(prop),
    code(type),
    isRequired ? `Required. ${text}` : text,
  ]);
  const also = others.length > 0 ? `\n\nAnd the props of ${listed(others.map(code))}.` : '';
  return `${markdownTable([['Prop', 'Type', 'What it does'], ...rows])}${also}`;
}

const codeOf = (name: string) =>
  filesOf('piece', name)
    .map(({ target, content }) => `\`\`\`tsx title="${target.slice(2)}"\n${content}\`\`\``)
    .join('\n\n');

/**
 * Remark plugin: puts the command that adds a piece or recipe, the props of its components and types and its code where
 * its page has `<AddPiece />` or `<AddRecipe />`, `<PieceProps of="…" />`, `<PieceType of="…" />` and `<PieceCode />`.
 */
export default markdownTags({
  AddPiece: (_, page) => add('piece', nameOf(page)),
  AddRecipe: (_, page) => add('recipe', nameOf(page)),
  PieceProps: (valueOf, page) => propsTable(nameOf(page), `${valueOf('of')}Props`),
  PieceType: (valueOf, page) => propsTable(nameOf(page), valueOf('of')),
  PieceCode: (_, page) => codeOf(nameOf(page)),
});
