import { parse } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Plugin } from 'esbuild';
import { ROOT } from './root.ts';

/** What became of a module and all that it imports. */
export interface Bundle {
  /** Bytes with gzip. */
  size: number;
  /** The files that it consists of, from the root of the repository. */
  files: string[];
}

/** Entries that are no files, but texts. */
const texts = (entries: readonly string[]): Plugin => ({
  name: 'texts',
  setup(bundle) {
    bundle.onResolve({ filter: /^text:/ }, ({ path }) => ({ path, namespace: 'text' }));
    bundle.onLoad({ filter: /./, namespace: 'text' }, ({ path }) => ({
      contents: entries[Number(path.slice(5))]!,
      resolveDir: ROOT,
    }));
  },
});

/** Bundles and minifies modules, each by itself, without some packages. */
export async function bundles(
  entries: readonly string[],
  external: readonly string[],
): Promise<Map<string, Bundle>> {
  const { outputFiles, metafile } = await build({
    plugins: [texts(entries)],
    entryPoints: entries.map((_, index) => ({ in: `text:${index}`, out: String(index) })),
    absWorkingDir: ROOT,
    outdir: 'out',
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    format: 'esm',
    external: [...external],
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
  return new Map(
    outputFiles.map(({ path, contents }) => {
      const { name } = parse(path);
      const { inputs } = metafile.outputs[`out/${name}.js`]!;
      const files = Object.keys(inputs).filter((file) => !file.startsWith('text:'));
      return [entries[Number(name)]!, { size: gzipSync(contents).length, files }];
    }),
  );
}

export const inKilobytes = (bytes: number) => Math.round(bytes / 100) / 10;
