import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { shell } from '../build/shell.ts';

/** Verdaccio needs Node.js 22, and one of its packages by a tag that not every mirror of npm has. */
const MANIFEST = {
  private: true,
  dependencies: { verdaccio: '6.10.4', node: '24.11.1' },
  overrides: { 'node-fetch': '2.7.0' },
};
const PORT = 4873;
const ADDRESS = `http://localhost:${PORT}/`;

/** A registry of this machine alone, which has what is published to it, and everything else from npm. */
export interface Registry {
  /** The environment in which npm uses it. */
  env: Record<string, string>;
  close: () => void;
}

const config = (npm: string) => `storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
uplinks: { npm: { url: '${npm}' } }
packages:
  '{bulmatic,bulmatic-convert,create-bulmatic}': { access: $all, publish: $all }
  '**': { access: $all, proxy: npm }
log: { type: file, path: ./log, level: warn }
`;

async function answers(): Promise<boolean> {
  try {
    return (await fetch(ADDRESS)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts a registry with nothing of ours in it.
 *
 * @param folder - Where it keeps its files.
 * @throws If another one answers at its address, or it doesn't start.
 */
export async function startRegistry(folder: string): Promise<Registry> {
  if (await answers()) throw new Error(`Something answers at ${ADDRESS} already: stop it first.`);
  mkdirSync(folder, { recursive: true });
  const npm = (await shell('npm config get registry')).trim();
  writeFileSync(join(folder, 'config.yaml'), config(npm));
  const npmrc = join(folder, 'npmrc');
  // npm wants a token to publish with, which nobody looks at.
  writeFileSync(npmrc, `registry=${ADDRESS}\n${ADDRESS.replace('http:', '')}:_authToken=none\n`);
  writeFileSync(join(folder, 'package.json'), JSON.stringify(MANIFEST));
  await shell('npm install --no-audit --no-fund', folder);
  const server = spawn(`npx verdaccio --config config.yaml --listen ${PORT}`, {
    cwd: folder,
    shell: true,
    detached: true,
    stdio: 'ignore',
  });
  const close = () => process.kill(-server.pid!);
  let waits = 0;
  while (!(await answers())) {
    if (server.exitCode !== null || ++waits > 600) throw new Error('The registry does not start.');
    await setTimeout(200);
  }
  return { env: { npm_config_userconfig: npmrc, npm_config_registry: ADDRESS }, close };
}
