import { namesImported } from '../../demos/classes.ts';
import { codeOf } from '../../demos/code.ts';
import { fromRoot } from '../../base/root.ts';

/** The code of a demo, and what it uses of the library. */
export interface UsedCode {
  tsx: string;
  html: string;
  /** The names that it imports: `CardHeader`. */
  uses: string[];
}

/** Renders demos, by their files. */
export async function renderCode(files: readonly string[]) {
  const rendered: [file: string, code: UsedCode][] = [];
  // One after the other, so that the rest of the build goes on in between.
  for (const file of files) {
    const { source, output } = await codeOf(fromRoot(file));
    rendered.push([file, { tsx: source, html: output, uses: namesImported(source) }]);
  }
  return Object.fromEntries(rendered);
}
