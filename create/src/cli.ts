#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import type { Assets } from './assets.ts';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Node.js ${process.versions.node} is too old: install version 20.19 or a later one.`,
  );
  process.exit(1);
}

// What it imports may not even load in an older version.
const { run } = await import('./run.ts');

const { stdin, stdout, stderr } = process;
process.exitCode = await run(process.argv.slice(2), {
  assets: JSON.parse(readFileSync(new URL('assets.json', import.meta.url), 'utf8')) as Assets,
  terminal: stdin.isTTY && stdout.isTTY ? { input: stdin, output: stdout } : undefined,
  out: (text) => stdout.write(text),
  error: (text) => stderr.write(text),
});
