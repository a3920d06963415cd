import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import convert from 'npm-to-yarn';
import library from '../../library/package.json' with { type: 'json' };
import { installFrom, packageSpec } from '../../plugins/package/install.ts';
import { launchOptions } from '../chromium.ts';
import { stepsOf as fencesOf, type Project } from '../fences.ts';
import { serve as serveSite, type Host } from '../host.ts';
import { FETCHED } from '../build/newApp.ts';
import { shell } from '../build/shell.ts';
import { STEP_ENV, takeSteps } from '../build/steps.ts';
import { serve, temporaryFolder } from './terminal.ts';

const MINUTES = 60_000;
/** Bulma's primary color. */
const TURQUOISE = 'rgb(0, 209, 178)';

/** The built site, from which the commands install the package until npm has it. */
let site: Host;
beforeAll(async () => {
  site = await serveSite('build');
});
afterAll(() => site.close());

/** The steps of a project, as the site shows them when it is deployed where the tests serve it. */
function stepsOf(project: Project) {
  const spec = packageSpec(library.version, { siteUrl: site.origin, baseUrl: '/' });
  return fencesOf(project).map((step) => ({ ...step, text: installFrom(spec, step.text) }));
}

/** Opens a page until it shows something: a development server may be busy with files that have just changed. */
async function openUntil(sight: Locator, address: string) {
  const open = async () => {
    await sight.page().goto(address);
    await sight.waitFor();
  };
  await vi.waitFor(open, { timeout: 4 * MINUTES, interval: 1000 });
}

async function count(page: Page, address: string) {
  const button = page.getByRole('button', { name: 'Pressed 0 times' });
  await openUntil(button, address);
  expect(await button.evaluate((one) => getComputedStyle(one).backgroundColor)).toBe(TURQUOISE);
  const press = async () => {
    if (await button.isVisible()) await button.click();
    await button.waitFor({ state: 'detached', timeout: 5000 });
  };
  // A click does nothing before hydration.
  await vi.waitFor(press, { timeout: 2 * MINUTES, interval: 500 });
  await page.getByRole('button', { name: /^Pressed [1-9] times$/ }).waitFor();
}

/** Takes the steps of a project, the last of which starts a server, and opens the page that they lead to. */
async function start(project: 'vite' | 'next') {
  const folder = temporaryFolder();
  const started = performance.now();
  const steps = stepsOf(project);
  const app = await takeSteps(steps.slice(0, -1), folder);
  const address = await serve(steps.at(-1)!.text, app);
  const browser = await chromium.launch(launchOptions());
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await count(page, address);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(
    `Getting Started in ${project}: ${seconds} s, from an empty folder to a counter that counts`,
  );
  return { page, address, app };
}

test('Getting Started leads to a working component in Vite, which looks the same with parts of Bulma', async () => {
  const { page, address, app } = await start('vite');
  await page.reload();
  const whole = await page.screenshot();
  await takeSteps(stepsOf('vite-parts'), app);
  await count(page, address);
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.mouse.move(0, 0);
  await expect.poll(() => page.screenshot()).toEqual(whole);
  expect(await shell('node_modules/.bin/tsc -b', app)).toBe('');
});

test('Getting Started leads to a working component in Next.js, and router links work there', async () => {
  const { page, address, app } = await start('next');
  await takeSteps(stepsOf('next-links'), app);
  for (const name of ['Start', 'Back']) {
    const link = page.getByRole('link', { name });
    await openUntil(link, `${address}/map`);
    await link.click();
    await page.getByRole('button', { name: 'Pressed 0 times' }).waitFor();
  }
  expect(await shell('node_modules/.bin/tsc --noEmit', app)).toBe('');
});

test.for(Object.entries(FETCHED))(
  'The commands for %s make an app with a package that can be imported',
  async ([manager, fetched]) => {
    const folder = temporaryFolder();
    const commands = stepsOf('vite').find(({ text }) => text.startsWith('npm create'))!.text;
    const converted = convert(commands, manager as keyof typeof FETCHED);
    const [create = '', ...install] = converted.split('\n');
    // So that plain Node.js finds what Yarn installs.
    const env = { ...STEP_ENV, YARN_NODE_LINKER: 'node-modules' };
    const run = (script: string) =>
      shell(`npx --yes --package=${fetched} -c "${script}"`, folder, env);
    await run(create);
    // The other packages of the template are Vite's concern.
    writeFileSync(
      join(folder, 'my-app/package.json'),
      '{ "dependencies": { "react": "^19", "react-dom": "^19" } }',
    );
    await run(install.join(' && '));
    const use = `import { Button } from 'bulmatic'; console.log(Button.name)`;
    const app = join(folder, 'my-app');
    expect(await shell(`node --input-type=module -e "${use}"`, app)).toBe('Button\n');
  },
);
