import { parse } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { cachedLater } from '../base/cache.ts';
import { contentsOf } from '../base/contents.ts';
import { hashOf } from '../base/hash.ts';
import { ROOT } from '../base/root.ts';
import { KINDS, pieces } from './copied.ts';
import { filesOf, registryItem } from './registry.ts';

/** What a piece costs an app. */
export interface PieceFigures {
  name: string;
  title: string;
  /** Lines of its files, and of those that it shares with other pieces. */
  lines: number;
  /** Kilobytes with gzip, with what it imports but React and Bulmatic, which the app has. */
  alone: number;
  /** What it adds to an app that has nine others. */
  tenth: number;
  /** Whether it is a server component where it is used in one. */
  onServer: boolean;
}

/** What an app with many pieces has. */
export const NINE = [
  ...['combobox', 'confirm-dialog', 'date-picker', 'drawer', 'file-drop', 'number-field'],
  ...['popover', 'switch', 'toaster'],
];
/** What it has in place of a piece that is measured. */
export const INSTEAD = 'tooltip';

const ninePlus = (name: string) => NINE.map((one) => (one === name ? INSTEAD : one));

const exportsOf = (name: string) =>
  filesOf('piece', name)
    .filter(({ path }) => path.startsWith(`${KINDS.piece}/${name}/`))
    .map(({ path }) => `export * from './${path}';`);

/** Entries that are no files, but the names of pieces. */
const virtual: Plugin = {
  name: 'pieces',
  setup(bundle) {
    bundle.onResolve({ filter: /^pieces:/ }, ({ path }) => ({
      path: path.slice(7),
      namespace: 'pieces',
    }));
    bundle.onLoad({ filter: /./, namespace: 'pieces' }, ({ path }) => ({
      contents: path.split('+').flatMap(exportsOf).join('\n'),
      resolveDir: ROOT,
    }));
  },
};

/** The sizes of apps with some pieces, in bytes with gzip. */
async function sizesOf(apps: readonly string[]): Promise<Map<string, number>> {
  const { outputFiles } = await build({
    plugins: [virtual],
    entryPoints: apps.map((app, index) => ({ in: `pieces:${app}`, out: String(index) })),
    outdir: 'out',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    external: ['react', 'react-dom', 'bulmatic'],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return new Map(
    outputFiles.map(({ path, contents }) => [
      apps[Number(parse(path).name)]!,
      gzipSync(contents).length,
    ]),
  );
}

const inKilobytes = (bytes: number) => Math.round(bytes / 100) / 10;

async function measured(): Promise<PieceFigures[]> {
  const all = pieces();
  const apps = all.map(({ name }) => {
    const nine = ninePlus(name);
    return { alone: name, nine: nine.join('+'), ten: [...nine, name].join('+') };
  });
  const sizes = await sizesOf([...new Set(apps.flatMap((one) => Object.values(one)))]);
  return all.map(({ name, title }, index) => {
    const { alone, nine, ten } = apps[index]!;
    const texts = filesOf('piece', name).map(({ content }) => content);
    return {
      name,
      title,
      lines: texts.reduce((sum, text) => sum + text.trimEnd().split('\n').length, 0),
      alone: inKilobytes(sizes.get(alone)!),
      tenth: inKilobytes(sizes.get(ten)! - sizes.get(nine)!),
      onServer: texts.every((text) => !text.startsWith("'use client'")),
    };
  });
}

/** What each piece costs, measured anew only if a piece or a package has changed. */
export function pieceFigures(): Promise<PieceFigures[]> {
  const texts = pieces().map((piece) => JSON.stringify(registryItem('piece', piece)));
  return cachedLater('piece-figures', hashOf(contentsOf([]).hash, ...texts), measured);
}
