#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { run } from './run.ts';

process.exitCode = run(process.argv.slice(2), {
  read: () => readFileSync(0, 'utf8'),
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
