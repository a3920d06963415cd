#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { run } from './run.ts';

// A reader that wants no more, such as `head`, closes the pipe.
process.stdout.on('error', () => process.exit());

process.exitCode = run(process.argv.slice(2), {
  read: () => readFileSync(0),
  out: (text) => process.stdout.write(text),
  error: (text) => process.stderr.write(text),
});
