import type { Code, Root } from 'mdast';
import type { VFile } from 'vfile';
import { visit } from 'unist-util-visit';
import { inPage } from '../inPage.ts';
import { asServed } from '../../package/install.ts';
import { metaAttribute } from './meta.ts';
import { quoted } from './quote.ts';

/** Attributes that only the tests read: whether they execute a fence, and why not. */
const FOR_TESTS = /(?:^|\s+)(?:(?:run|not-run)="[^"]*"|continues\b)/g;

function fill(fence: Code, file: string, page: VFile) {
  const [from, to] = ['from', 'to'].map((name) => metaAttribute(fence.meta, name));
  fence.value = inPage(page, fence, () => quoted({ file, from, to }));
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
      else fence.value = asServed(fence.value);
      // Later plugins, such as npm2yarn, expect their own word and nothing else.
      fence.meta = fence.meta?.replace(FOR_TESTS, '').trim();
    });
  };
}
