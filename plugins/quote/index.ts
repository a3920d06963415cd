import type { Code, Root } from 'mdast';
import { relative } from 'node:path';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { metaAttribute } from './meta.ts';
import { quoted } from './quote.ts';

/**
 * Remark plugin: fills a fence with lines of a file of this repository, so that what a page quotes is what is there:
 * `quote="sidebars.ts" from="guideSidebar" to="],"`. The fence is titled with the file.
 */
export default function quote() {
  return (tree: Root, page: VFile) => {
    visit(tree, 'code', (fence: Code) => {
      const file = metaAttribute(fence.meta, 'quote');
      if (!file) return;
      try {
        const [from, to] = ['from', 'to'].map((name) => metaAttribute(fence.meta, name));
        fence.value = quoted({ file, from, to });
      } catch (error) {
        const where = `${relative('.', page.path)}:${fence.position?.start.line}`;
        throw new Error(`${where}: ${(error as Error).message}`, { cause: error });
      }
      fence.meta = `title="${file}"`;
    });
  };
}
