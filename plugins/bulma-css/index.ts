import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { browserslistToTargets, transform } from 'lightningcss';
import { scopedBulma } from './scope.ts';

const TARGETS = browserslistToTargets(['chrome 120', 'firefox 121', 'safari 17.4']);

/** Where the stylesheet is written; the site config names this folder among its static directories. */
export const bulmaStaticDirectory = '.docusaurus/bulma-static';

/**
 * Docusaurus plugin: builds the stylesheet of the demos from the installed Bulma, and tells pages its address in
 * `@generated/bulma-css/default/stylesheet.json`. It is built anew only when Bulma or the way to scope it has changed.
 */
export default function bulmaCss({ siteDir }: LoadContext): Plugin {
  const inputs = ['node_modules/bulma/package.json', 'plugins/bulma-css/scope.ts'];
  const hash = createHash('sha256');
  for (const file of inputs) hash.update(readFileSync(join(siteDir, file)));
  const name = `bulma-demo.${hash.digest('hex').slice(0, 8)}.css`;
  const folder = join(siteDir, bulmaStaticDirectory, 'assets/css');

  if (!existsSync(join(folder, name))) {
    const code = Buffer.from(scopedBulma());
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, name),
      transform({ filename: name, code, minify: true, targets: TARGETS }).code,
    );
  }

  return {
    name: 'bulma-css',
    async contentLoaded({ actions }) {
      await actions.createData('stylesheet.json', { href: `/assets/css/${name}` });
    },
  };
}
