import { execSync } from 'node:child_process';
import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import library from '../../../library/package.json' with { type: 'json' };
import { deployment } from '../../base/deployment.ts';
import { fromRoot, ROOT } from '../../base/root.ts';
import { oldVersions } from './versions.ts';

/** The finished sites of old versions, which never change. A deployment keeps the folder for the next one. */
const FINISHED = '.docusaurus/versions';
const { currentBaseUrl } = deployment;

const run = (command: string, cwd: string, env = {}) =>
  execSync(command, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });

/** Builds the site of a release from its tag, with the packages of its lock file. */
function build(version: string, finished: string) {
  const folder = mkdtempSync(join(tmpdir(), 'version-'));
  run(`git worktree add --detach ${folder} refs/tags/${library.name}@${version}`, ROOT);
  try {
    run('npm ci --no-audit --no-fund', folder);
    const env = { BASE_URL: `${currentBaseUrl}${version}/`, CURRENT_BASE_URL: currentBaseUrl };
    run('npm run build', folder, env);
    cpSync(join(folder, 'build'), finished, { recursive: true });
  } finally {
    rmSync(folder, { recursive: true, force: true });
    run('git worktree prune', ROOT);
  }
}

// `npm run build-versions` runs this after the build of the current site, below which the old ones are.
for (const version of oldVersions()) {
  const finished = fromRoot(`${FINISHED}/${version}`);
  if (!existsSync(finished)) build(version, finished);
  cpSync(finished, fromRoot(`build/${version}`), { recursive: true });
  // Hosts read only the file at the root.
  appendFileSync(fromRoot('build/_headers'), `\n${readFileSync(`${finished}/_headers`, 'utf8')}`);
}
