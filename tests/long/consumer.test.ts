import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { recipes } from '../../plugins/demos/copied.ts';
import { packagesOf, pathInApp, withImports } from '../../plugins/demos/registry.ts';
import { APP_OPTIONS } from '../appOptions.ts';
import { pack } from '../build/pack.ts';
import { shell } from '../build/shell.ts';
import { launchOptions } from '../chromium.ts';
import { versions } from './versions.ts';

const PORT = 3220;
const VITE = 'node node_modules/vite/bin/vite.js';
/** Bulma's primary color. */
const TURQUOISE = 'rgb(0, 209, 178)';
/** The border of an input by Bulma alone, whose contrast with the page is 1.4. */
const PALE = 'rgb(214, 217, 224)';

const names = recipes().map(({ name }) => name);
/** The files of all recipes, and of the pieces that they are built from. */
const files = names.flatMap((name) => withImports(`docs/recipes/${name}/${name}.demo.tsx`));
const packages = new Set([
  ...['@types/react', '@types/react-dom', 'bulma', 'react', 'react-dom', 'typescript', 'vite'],
  ...files.flatMap(packagesOf).map(([name]) => name),
]);

/** What the app has besides the source of the fixture: all recipes are a page of their own. */
const filesFor = (tarball: string) => ({
  'package.json': JSON.stringify({
    type: 'module',
    dependencies: {
      ...Object.fromEntries([...packages].map((name) => [name, versions[name]])),
      '@vitejs/plugin-react': '6.3.0',
      bulmatic: `file:${tarball}`,
    },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      ...APP_OPTIONS,
      allowImportingTsExtensions: true,
      // So that the declarations in the package are checked themselves.
      skipLibCheck: false,
      types: ['vite/client'],
    },
    include: ['src'],
  }),
  'vite.config.js': `
    import react from '@vitejs/plugin-react';
    const input = ['index.html', 'recipes.html'];
    export default { plugins: [react()], build: { rollupOptions: { input } } };
  `,
  'recipes.html': '<!doctype html><script type="module" src="/src/recipes/all.ts"></script>',
  'src/recipes/all.ts': names
    .map(
      (name) => `export { default as ${name.replaceAll('-', '')} } from './${name}/${name}.tsx';`,
    )
    .join('\n'),
  ...Object.fromEntries(files.map((file) => [pathInApp(file), file.content])),
});

const app = mkdtempSync(join(tmpdir(), 'bulmatic-consumer-'));
let server: ChildProcess | undefined;
let browser: Browser | undefined;

beforeAll(async () => {
  const { tarball } = await pack();
  cpSync('tests/fixtures/consumer', app, { recursive: true });
  for (const [file, content] of Object.entries(filesFor(tarball))) {
    mkdirSync(dirname(join(app, file)), { recursive: true });
    writeFileSync(join(app, file), content);
  }
  await shell('npm install --prefer-offline --no-audit --no-fund --loglevel=error', app);
});

afterAll(async () => {
  await browser?.close();
  server?.kill();
  rmSync(app, { recursive: true, force: true });
});

test('An app that installed the package type-checks with all recipes, and its mistakes are found', async () => {
  expect(names.length).toBeGreaterThanOrEqual(15);
  expect(await shell('node node_modules/typescript/bin/tsc', app)).toBe('');
});

test('The app builds with all recipes, without a warning', async () => {
  expect(await shell(`${VITE} build --logLevel warn`, app)).toBe('');
});

/** Uses the app as it was built, and returns what it says on the console. */
async function messagesOfUse(): Promise<string[]> {
  const [node, ...args] = `${VITE} preview --port ${PORT} --strictPort`.split(' ');
  server = spawn(node!, args, { cwd: app, stdio: 'ignore' });
  browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error)));
  await vi.waitFor(() => page.goto(`http://localhost:${PORT}`), { timeout: 20_000, interval: 200 });

  await page.getByText('Missing').waitFor();
  const input = page.getByLabel('Name');
  const border = await input.evaluate((element) => getComputedStyle(element).borderTopColor);
  expect(border).not.toBe(PALE);
  await input.fill('Ada');
  await page.getByText('Welcome').waitFor();

  const button = page.getByRole('button', { name: 'Sign up' });
  const color = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(color).toBe(TURQUOISE);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Greeting' });
  await dialog.getByText('Hello Ada').waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  await browser.close();
  server.kill();
  return messages;
}

// The newest and the oldest that the library takes.
test.for([versions.react, '19.0.0'])(
  'With React %s, the app works in a browser, without a message on the console',
  async (version) => {
    if (version !== versions.react) {
      const packages = ['react', 'react-dom'].map((name) => `${name}@${version}`).join(' ');
      await shell(`npm install --no-audit --no-fund --loglevel=error ${packages}`, app);
      await shell(`${VITE} build --logLevel warn`, app);
    }
    expect(await messagesOfUse()).toEqual([]);
  },
);
