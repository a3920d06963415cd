import { build, buildSync, type BuildOptions, type Plugin } from 'esbuild';
import { fromRoot } from '../../base/root.ts';
import { GALLERY, galleryModule } from './gallery.ts';

const HYDRATE = fromRoot('src/demos/page/hydrate.tsx');

const demoModule = (file: string) => `import Demo from ${JSON.stringify(file)};
  import { hydrate } from ${JSON.stringify(HYDRATE)};
  hydrate(Demo);`;

/** Turns `start:` and the path of a demo file, or the name of the gallery, into a module that starts it. */
const start: Plugin = {
  name: 'start',
  setup(build) {
    build.onResolve({ filter: /^start:/ }, ({ path }) => ({
      path: path.slice('start:'.length),
      namespace: 'start',
    }));
    build.onLoad({ filter: /.*/, namespace: 'start' }, ({ path }) => ({
      contents: path === GALLERY ? galleryModule(HYDRATE) : demoModule(path),
      resolveDir: fromRoot('.'),
    }));
  },
};

/** The script that starts a demo, as an entry of a bundle. */
export const startOf = (file: string) => `start:${file}`;

/**
 * Bundles the scripts of demos for the browser.
 *
 * @param entries - The scripts, by their names without `.js`.
 */
export const bundleDemos = (entries: Readonly<Record<string, string>>, options: BuildOptions) =>
  build({
    entryPoints: entries,
    plugins: [start],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    tsconfig: fromRoot('tsconfig.json'),
    logLevel: 'error',
    ...options,
  });

/** The script in the head of a demo's page, which sets its color mode before the first paint. */
export function colorModeScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [fromRoot('src/demos/page/colorMode.ts')],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2020',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
