import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { MANAGERS, serveCreator, shown, type Manager } from '../tests/build/newApp.ts';
import { shell } from '../tests/build/shell.ts';
import { startServer } from '../tests/build/startServer.ts';
import { STEP_ENV } from '../tests/build/steps.ts';
import { launchOptions } from '../tests/chromium.ts';

/** What the goal is from the command to an app with its packages, in seconds. */
const GOAL = 60;
const CREATE = 'npm create bulmatic@latest my-app';
const START = 'npm run dev';
const KINDS = { Vite: CREATE, 'Next.js': `${CREATE} -- --template next` };

const creator = await serveCreator();
const browser = await chromium.launch(launchOptions());

/** Makes an app and starts it, and returns the seconds until it was made and until its first screen was there. */
async function timedApp(manager: Manager, command: string) {
  const folder = mkdtempSync(join(tmpdir(), 'bulmatic-benchmark-'));
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1000);
  await shell(creator.typed(manager, command), folder, STEP_ENV);
  const made = seconds();
  const server = startServer(creator.typed(manager, START), join(folder, 'my-app'));
  await page.goto(await server.address);
  await page.getByRole('heading', { name: 'my-app', level: 1 }).waitFor();
  const shows = seconds();
  await page.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  return { made, goal: GOAL, 'first screen': shows };
}

const rows: Record<string, Awaited<ReturnType<typeof timedApp>>> = {};
const commands: string[] = [];
for (const manager of MANAGERS) {
  // Whoever uses a package manager has it.
  await shell(creator.typed(manager, 'npm --version'));
  for (const [kind, create] of Object.entries(KINDS)) {
    const name = `${manager}, ${kind}`;
    const steps = [create, 'cd my-app', START].map((one) => shown(manager, one));
    commands.push(`${name}: ${steps.join(' && ')}`);
    rows[name] = await timedApp(manager, create);
  }
}
await browser.close();
await creator.close();
console.log(`Commands:\n${commands.join('\n')}\n`);
console.log('Seconds from an empty folder; packages may be in the cache of their manager:');
console.table(rows);
