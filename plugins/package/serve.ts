import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LoadContext } from '@docusaurus/types';
import converter from '../../convert/package.json' with { type: 'json' };
import creator from '../../create/package.json' with { type: 'json' };
import library from '../../library/package.json' with { type: 'json' };
import { fromRoot, isOwnSite } from '../base/root.ts';
import { servesPackages } from './install.ts';

const run = promisify(execFile);

/**
 * Packs the packages into the built site as npm would publish them, so that the commands of the docs work in every
 * deployment until npm has them. The library contains pages of the build, so this comes after they are written.
 */
export async function servePackages(
  _: unknown,
  { outDir, siteDir, i18n }: Pick<LoadContext, 'outDir' | 'siteDir' | 'i18n'>,
) {
  if (!servesPackages() || !isOwnSite(siteDir)) return;
  // The commands of all languages name the same address.
  if (i18n.currentLocale !== i18n.defaultLocale) return;
  const names = [library, converter, creator].flatMap(({ name }) => ['-w', name]);
  const options = { cwd: fromRoot('.'), shell: process.platform === 'win32' };
  await run('npm', ['pack', ...names, '--pack-destination', outDir], options);
}
