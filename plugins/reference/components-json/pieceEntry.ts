import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fromRoot } from '../../base/root.ts';
import { KINDS, type Copied } from '../../demos/copied.ts';
import { pieceProps } from '../../demos/pieceProps.ts';
import { addressOf as registryOf, registryItem } from '../../demos/registry.ts';
import { addressOf } from './address.ts';
import type { PieceEntry } from './schema.ts';

/** The components whose props are on the page of a piece. */
const componentsOf = (name: string) =>
  [
    ...readFileSync(fromRoot(`${KINDS.piece}/${name}/index.mdx`), 'utf8').matchAll(
      /<PieceProps of="(\w+)" \/>/g,
    ),
  ].map(([, component = '']) => component);

/** What is said of a piece. */
export function pieceEntry(piece: Copied): PieceEntry {
  const { name, title, description } = piece;
  const { files, dependencies, registryDependencies } = registryItem('piece', piece);
  return {
    title,
    description,
    route: addressOf(`/docs/pieces/${name}`),
    registry: registryOf(name),
    files: files.map(({ target }) => target.replace('~/', '')),
    dependencies,
    pieces: registryDependencies.map((address) => basename(address, '.json')),
    components: componentsOf(name).map((component) => {
      const { own, others } = pieceProps(files, `${component}Props`);
      const props = own.map(({ isRequired, text, ...prop }) => ({
        ...prop,
        required: isRequired,
        description: text,
      }));
      return { name: component, props, extends: others };
    }),
  };
}
