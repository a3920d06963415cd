import postcss, { type ChildNode } from 'postcss';

/**
 * Cuts a stylesheet between its rules into parts of about the same length, which together are the same text. A browser
 * reads each of them in its own task, so that it can respond between them.
 */
export function splitStylesheet(css: string, count: number): string[] {
  const parts: ChildNode[][] = Array.from({ length: count }, () => []);
  for (const node of [...postcss.parse(css).nodes]) {
    const part = Math.floor((count * node.source!.start!.offset) / css.length);
    parts[part]!.push(node);
  }
  return parts.map((nodes) => postcss.root({ nodes }).toString());
}
