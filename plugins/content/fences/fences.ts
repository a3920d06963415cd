import type { Code, Root } from 'mdast';
import { relative } from 'node:path';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { metaAttribute } from './meta.ts';
import { converted, installed, installFrom, runFrom } from '../../package/install.ts';
import { quoted } from './quote.ts';

/** What only the tests read: whether they execute a fence, and if not, why. */
const FOR_TESTS = /(?:^|\s+)(?:(?:run|not-run)="[^"]*"|continues\b)/g;

function fill(fence: Code, file: string, page: VFile) {
  try {
    const [from, to] = ['from', 'to'].map((name) => metaAttribute(fence.meta, name));
    fence.value = quoted({ file, from, to });
  } catch (error) {
    const where = `${relative('.', page.path)}:${fence.position?.start.line}`;
    throw new Error(`${where}: ${(error as Error).message}`, { cause: error });
  }
  fence.meta = `title="${file}"`;
}

/**
 * Remark plugin: fills a fence with lines of a file of this repository, so that a quotation is always true to the file:
 * `quote="sidebars.ts" from="guideSidebar" to="],"`. The fence is titled with the file. Until npm has the packages,
 * commands that install or run them get those of the site.
 */
export default function fences() {
  return (tree: Root, page: VFile) => {
    visit(tree, 'code', (fence: Code) => {
      const file = metaAttribute(fence.meta, 'quote');
      if (file) fill(fence, file, page);
      else fence.value = runFrom(converted, installFrom(installed, fence.value));
      // Later plugins, such as npm2yarn, expect their own word and nothing else.
      fence.meta = fence.meta?.replace(FOR_TESTS, '').trim();
    });
  };
}
