import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { demosIn } from '../library/modules.ts';
import { inPage } from '../content/inPage.ts';
import { fromRoot, inRoot } from '../base/root.ts';

const IMPORT = /from '([^']+\.demo\.tsx)\?\w+'/g;

const pathOf = (page: string, file: string) =>
  file.startsWith('@site/') ? fromRoot(file.slice('@site/'.length)) : join(dirname(page), file);

/**
 * Checks that a demo is where a page imports it from.
 *
 * @throws If it is not, with the demos that are in its folder.
 */
export function checkDemo(page: string, file: string) {
  const path = pathOf(page, file);
  if (existsSync(path)) return;
  const others = demosIn(inRoot(dirname(path))).map((one) => basename(one));
  const remedy = others.length > 0 ? `import one of: ${others.join(', ')}` : 'write it';
  throw new Error(`there is no demo ${inRoot(path)}; ${remedy}.`);
}

/** Remark plugin: names the page, the line and the demos to choose from if a page imports a demo that is missing. */
export default function demoImports() {
  return (tree: Root, page: VFile) => {
    visit(tree, 'mdxjsEsm', (code) => {
      code.value.split('\n').forEach((text, index) => {
        const line = (code.position?.start.line ?? 1) + index;
        const position = { start: { line, column: 1 }, end: { line, column: text.length + 1 } };
        for (const [, file = ''] of text.matchAll(IMPORT))
          inPage(page, { type: code.type, position }, () => checkDemo(page.path, file));
      });
    });
  };
}
