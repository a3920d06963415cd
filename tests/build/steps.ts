import { execFile } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Fence } from '../fences.ts';
import { ENV } from './shell.ts';

const run = promisify(execFile);
/**
 * The environment of commands in the docs: npm downloads what makes an app without a question, and Yarn takes packages
 * from this machine. Yarn stops if a registry lacks a package for another system, as happens just after a release, so it
 * takes only releases that are at least a week old (in minutes).
 */
export const STEP_ENV = {
  ...ENV,
  npm_config_yes: 'true',
  YARN_UNSAFE_HTTP_WHITELIST: 'localhost',
  YARN_NPM_MINIMAL_AGE_GATE: '10080',
};

const COMMANDS = ['bash', 'sh'];

async function runCommand({ text }: Fence, cwd: string): Promise<string> {
  const { stdout } = await run('bash', ['-ec', `${text}\npwd`], { cwd, env: STEP_ENV });
  return stdout.trimEnd().split('\n').at(-1)!;
}

/** Replaces the lines with `-` by those with `+`; the others say where. How far they are indented does not matter. */
function applyDiff(text: string, diff: string): string {
  const lines = diff.split('\n').map((line) => ({ sign: line[0], code: line.slice(1).trim() }));
  const side = (other: string) =>
    lines.filter(({ sign }) => sign !== other).map(({ code }) => code);
  const before = side('+').map((code) => code.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  const places = text.split(new RegExp(before.join('\\n\\s*')));
  if (places.length !== 2) throw new Error('the lines before the change must stand there once.');
  return places.join(side('-').join('\n'));
}

function writeFile({ title, text, language, continues }: Fence, cwd: string) {
  if (!title) throw new Error('say in its title which file it is.');
  const file = join(cwd, title.split(',')[0]!);
  mkdirSync(dirname(file), { recursive: true });
  if (language === 'diff') return writeFileSync(file, applyDiff(readFileSync(file, 'utf8'), text));
  if (continues) return appendFileSync(file, `\n${text}\n`);
  writeFileSync(file, `${text}\n`);
}

/**
 * Does what fences tell a reader: runs commands, writes files, changes files by a `diff`. What `continues` is added to
 * the end of its file.
 *
 * @returns The folder in which the commands have left the reader.
 * @throws If a step fails, with its document and line.
 */
export async function takeSteps(steps: readonly Fence[], cwd: string): Promise<string> {
  for (const step of steps) {
    try {
      if (COMMANDS.includes(step.language)) cwd = await runCommand(step, cwd);
      else writeFile(step, cwd);
    } catch (error) {
      const { stdout = '', message } = error as Error & { stdout?: string };
      throw new Error(`${step.document}:${step.line}: ${message}\n${stdout}`, { cause: error });
    }
  }
  return cwd;
}
