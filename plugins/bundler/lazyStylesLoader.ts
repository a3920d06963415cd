import { basename, dirname } from 'node:path';
import { transform } from 'lightningcss';
import type { LoaderContext } from 'webpack';
import { TARGETS } from '../library/bulma/stylesheet.ts';
import { stylesheet } from '../base/stylesheet.ts';
import { inRoot } from '../base/root.ts';

/** Webpack loader: emits styles as a file, and exports its address and the class names of a module. */
export default function load(this: LoaderContext<unknown>, source: string): string {
  const { resourcePath: file } = this;
  const { code, exports } = transform({
    filename: inRoot(file),
    code: Buffer.from(source),
    minify: true,
    targets: TARGETS,
    ...(file.endsWith('.module.css') && { cssModules: { pattern: '[local]_[hash]' } }),
  });
  const name = `${basename(dirname(file))}-${basename(file).split('.')[0]}`.toLowerCase();
  const sheet = stylesheet(name, code.toString());
  this.emitFile(sheet.file, sheet.css);
  const names = Object.fromEntries(
    Object.entries(exports ?? {}).map(([key, one]) => [key, one.name]),
  );
  return [
    `export const stylesheet = __webpack_public_path__ + ${JSON.stringify(sheet.file)};`,
    `export default ${JSON.stringify(names)};`,
  ].join('\n');
}
