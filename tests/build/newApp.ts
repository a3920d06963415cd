import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import convert from 'npm-to-yarn';
import creator from '../../create/package.json' with { type: 'json' };
import { createFrom, createSpec } from '../../plugins/package/install.ts';
import { serve } from '../host.ts';
import { pack } from './pack.ts';
import { shell } from './shell.ts';

/** What the tabs of the site offer besides npm, as npm fetches it. */
export const FETCHED = {
  pnpm: 'pnpm@12.21.0',
  yarn: '@yarnpkg/cli-dist@4.18.1',
  bun: 'bun@1.4.5',
} as const;

/** The package managers that make an app. */
export const MANAGERS = ['npm', 'pnpm', 'yarn', 'bun'] as const;
export type Manager = (typeof MANAGERS)[number];

/** A command of the docs for npm, as its page has it for another package manager. */
export const shown = (manager: Manager, command: string) =>
  manager === 'npm' ? command : convert(command, manager);

/** Serves the packages that make apps until npm has them. */
export async function serveCreator() {
  const site = await serve(mkdtempSync(join(tmpdir(), 'bulmatic-site-')));
  const spec = createSpec(creator.version, { siteUrl: site.origin, baseUrl: '/' });
  const { tarball } = await pack();
  copyFileSync(tarball, join(site.folder, basename(tarball)));
  await shell(`npm pack -w ${creator.name} --pack-destination "${site.folder}"`, '.', {
    SITE_URL: site.origin,
  });
  return {
    /** What to type for a command of the docs with a package manager, which npm fetches. */
    typed(manager: Manager, command: string) {
      const typed = shown(manager, createFrom(spec, command));
      return manager === 'npm' ? typed : `npx --yes --package=${FETCHED[manager]} -c "${typed}"`;
    },
    async close() {
      await site.close();
      rmSync(site.folder, { recursive: true });
    },
  };
}
