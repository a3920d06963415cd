import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { format } from 'prettier';
import { readRecord, RECORD, subjects, type Recorded } from '../plugins/reference/proofs/record.ts';
import { launchOptions } from './chromium.ts';
import { serve } from './host.ts';
import { lookAt } from './proofs/visit.ts';

const write = async (record: Recorded) =>
  writeFileSync(RECORD, await format(JSON.stringify(record), { parser: 'json', printWidth: 100 }));

// A build stops at components that are gone.
const before = readRecord();
await write(Object.fromEntries(subjects().map(({ id }) => [id, before[id] ?? {}])));
execFileSync('npm', ['run', 'build'], { stdio: 'inherit' });

// Looks at the demos of all components in the built site, and writes down what only a browser finds out.
const host = await serve('build');
const browser = await chromium.launch(launchOptions());
const page = await browser.newPage({ baseURL: host.origin, reducedMotion: 'reduce' });
// What tsx adds to functions, which also run in the page.
await page.addInitScript('globalThis.__name = (value) => value');
const found: Record<string, Recorded[string]> = {};
for (const module of subjects()) found[module.id] = await lookAt(page, module);
await write(found);
await browser.close();
await host.close();
console.log(`${RECORD}: ${subjects().length} components`);
