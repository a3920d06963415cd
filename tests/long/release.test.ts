import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkOut, replaceInFile } from '../build/copy.ts';
import { shell } from '../build/shell.ts';

const REPORT = 'library/etc/bulmatic.api.md';
const CHANGESET = '.changeset/rename-bold.md';
const SUMMARY = 'The prop `bold` of `Button` is called `strong` now.';
const STATUS = 'npm run changeset -- status --since=main';

/** The packages by their folders; all have the same version. */
const PACKAGES = {
  library: { name: 'bulmatic', packed: 'dist/index.js' },
  convert: { name: 'bulmatic-convert', packed: 'dist/index.js' },
  create: { name: 'create-bulmatic', packed: 'dist/cli.js' },
};

/** A branch that is about to change the public API. */
const folder = checkOut('release');
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder });
git('checkout', '--quiet', '-b', 'rename-bold');

const readManifest = () =>
  JSON.parse(readFileSync(join(folder, 'library/package.json'), 'utf8')) as { version: string };

test('A branch that leaves the public API as it is needs no changeset', async () => {
  replaceInFile(`${folder}/library/src/elements/Box.tsx`, '/** Props of {@link Box}. */', '');
  await expect(shell(STATUS, folder)).resolves.toContain('NO packages to be bumped');
});

test('A branch that changes the public API without a changeset fails', async () => {
  const report = readFileSync(join(folder, REPORT), 'utf8');
  writeFileSync(join(folder, REPORT), report.replace('bold?: boolean', 'strong?: boolean'));
  await expect(shell(STATUS, folder)).rejects.toThrow('changed but no changesets were found');
});

test('With a changeset it passes, and says which version it asks for', async () => {
  writeFileSync(join(folder, CHANGESET), `---\n'bulmatic': minor\n---\n\n${SUMMARY}\n`);
  git('add', CHANGESET);
  await expect(shell(STATUS, folder)).resolves.toMatch(/minor[^]*bulmatic/);
});

test('Versioning raises the version, writes the changelog and uses the changesets up', async () => {
  const { version } = readManifest();
  await shell('npm run version-library', folder);
  expect(readManifest().version).not.toBe(version);
  expect(readFileSync(join(folder, 'library/CHANGELOG.md'), 'utf8')).toContain(SUMMARY);
  expect(existsSync(join(folder, CHANGESET))).toBe(false);
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  expect(lock).toContain(`"version": "${readManifest().version}"`);
});

test('A package without the documents of its version is not published', async () => {
  const publishing = shell('npm publish --dry-run -w library', folder);
  await expect(publishing).rejects.toThrow(
    `library/llms.txt: the package would lack the documents of ${readManifest().version}. Run "npm run build"`,
  );
});

test('A dry run of publishing packs all packages in that version for everyone', async () => {
  writeFileSync(join(folder, 'library/llms.txt'), `# Bulmatic ${readManifest().version}\n`);
  for (const [workspace, { name, packed }] of Object.entries(PACKAGES)) {
    const output = await shell(`npm publish --dry-run --access public -w ${workspace}`, folder);
    expect(output).toContain(`+ ${name}@${readManifest().version}`);
    expect(output).toContain('public access');
    expect(output).toContain(packed);
  }
});
