import { spawn } from 'node:child_process';
import { once } from 'node:events';

interface Manager {
  /** Files that it needs in the app, with their text. */
  files?: Record<string, string>;
  env?: Record<string, string>;
}

export const MANAGERS = {
  npm: {},
  pnpm: {
    // pnpm fails until it is told about the script of a package that Sass brings along, which works without it.
    files: { 'pnpm-workspace.yaml': "allowBuilds:\n  '@parcel/watcher': false\n" },
  },
  yarn: {
    // Its own lock file keeps Yarn from looking for a project in the folders above.
    files: { '.yarnrc.yml': 'nodeLinker: node-modules\n', 'yarn.lock': '' },
    // In CI, it would refuse to write the first lock file.
    env: { YARN_ENABLE_IMMUTABLE_INSTALLS: 'false' },
  },
  bun: {},
} as const satisfies Record<string, Manager>;

export type ManagerName = keyof typeof MANAGERS;

export const managerOf = (name: ManagerName): Manager => MANAGERS[name];

/** The package manager that runs this command, as all of them say in the environment. */
export function runningManager(agent = process.env.npm_config_user_agent ?? ''): ManagerName {
  const name = agent.split('/')[0] ?? '';
  return Object.hasOwn(MANAGERS, name) ? (name as ManagerName) : 'npm';
}

/** Installs the packages of an app, and tells whether that worked. */
export async function install(name: ManagerName, folder: string): Promise<boolean> {
  // On Windows, package managers are scripts, which only a shell runs. It gets one text, as Node.js advises (DEP0190).
  const child = spawn(`${name} install`, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...managerOf(name).env },
    shell: true,
  });
  const code = await once(child, 'close').then(
    ([code]) => code as number | null,
    () => null,
  );
  return code === 0;
}
