import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ask, Canceled, type Terminal } from './ask.ts';
import type { Assets } from './assets.ts';
import { check, checkFolder } from './check.ts';
import { filesOf } from './files.ts';
import { commandOf } from './flags.ts';
import { install, runningManager } from './managers.ts';
import { CreateError, optionsFrom, type Options } from './options.ts';
import { usage } from './usage.ts';

/** Where the command runs. */
export interface Surroundings {
  assets: Assets;
  /** Where to ask questions; without it, none are asked. */
  terminal?: Terminal | undefined;
  out: (text: string) => void;
  error: (text: string) => void;
}

function write(folder: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text, { flag: 'wx' });
  }
}

/** A path as a terminal takes it. */
const quoted = (path: string) => (/^[\p{L}\p{N}.:\\/_-]+$/u.test(path) ? path : `"${path}"`);

async function create(options: Options, { assets, out }: Surroundings) {
  const { folder, packageManager } = options;
  try {
    write(folder, filesOf(options, assets));
  } catch (error) {
    throw new CreateError(`The app cannot be written: ${(error as Error).message}.`);
  }
  if (options.install && !(await install(packageManager, folder)))
    throw new CreateError(
      `The files are in ${folder}, but not the packages: run ${packageManager} install there.`,
    );
  const steps = [
    `cd ${quoted(folder)}`,
    ...(options.install ? [] : [`${packageManager} install`]),
    `${packageManager} run dev`,
  ];
  out(`\n${folder} is ready. Start it:\n\n${steps.map((step) => `  ${step}\n`).join('')}\n`);
}

/** Runs the command with some arguments, and returns its exit code. */
export async function run(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const { terminal, out, error } = surroundings;
  const { recipes } = surroundings.assets;
  try {
    const { answers, yes, help } = commandOf(args);
    if (help) {
      out(usage(recipes));
      return 0;
    }
    check(answers, recipes);
    const all = terminal && !yes ? await ask(answers, recipes, terminal) : answers;
    const options = optionsFrom(all, runningManager());
    checkFolder(options.folder);
    await create(options, surroundings);
    return 0;
  } catch (cause) {
    if (!(cause instanceof CreateError || cause instanceof Canceled)) throw cause;
    error(`${cause.message}\n`);
    return 1;
  }
}
