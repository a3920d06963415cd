import { namesImported } from '../demo/classes.ts';
import { codeOf } from '../demo/code.ts';
import { fromRoot } from '../root.ts';
import type { UsedCode } from './code.ts';

/** Renders demos, by their files. */
export async function renderCode(files: readonly string[], hash: string) {
  const rendered: [file: string, code: UsedCode][] = [];
  // One after the other, so that the rest of the build goes on in between.
  for (const file of files) {
    const { source, output } = await codeOf(fromRoot(file), hash);
    rendered.push([file, { tsx: source, html: output, uses: namesImported(source) }]);
  }
  return Object.fromEntries(rendered);
}
