import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from 'cheerio';
import { checkOut, commit } from '../build/copy.ts';
import { shell } from '../build/shell.ts';
import { findOrInstallChromium } from '../chromium.ts';
import { escapes, visit } from './oldSites.mts';
import { startRegistry, type Registry } from './registry.mts';
import { RELEASES, type Release } from './releases.mts';

const PACKAGES = ['bulmatic', 'bulmatic-convert', 'create-bulmatic'];
/** What writes files from the library, as the guide on contributing says. */
const WRITING = ['npm run api-report -w library', 'npm run mapping', 'npm run demo-pictures'];
const parent = mkdtempSync(join(tmpdir(), 'rehearsal-'));
const app = join(parent, 'app');
let failures = 0;

/** Does one thing, and says what it was, how long it took, and whether it went well. */
async function step(what: string, act: () => unknown) {
  const started = performance.now();
  const print = (result: string) => {
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${result.padEnd(6)} ${String(seconds).padStart(4)} s  ${what}`);
  };
  try {
    await act();
    print('ok');
  } catch (error) {
    failures += 1;
    print('FAILED');
    console.error((error as Error).message);
  }
}

function expectEqual(actual: unknown, expected: unknown) {
  if (JSON.stringify(actual) === JSON.stringify(expected)) return;
  throw new Error(`It is ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}.`);
}

const versionIn = (folder: string) =>
  (JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }).version;

/** The text of a built page. */
function textOf(folder: string, page: string): string {
  const $ = load(readFileSync(join(folder, 'build', `${page}.html`), 'utf8'));
  return $('body').text().replaceAll(/\s+/g, ' ');
}

async function installInApp(version: string, { env }: Registry) {
  const packages = ['bulmatic', 'bulmatic-convert'].map((name) => `${name}@${version}`);
  await shell(`npm install --no-audit --no-fund --save-exact ${packages.join(' ')}`, app, env);
}

const typeCheckApp = () => shell('npx tsc -p .', app);

/** An app of its own, as somebody wrote it for the first release. */
async function makeApp(registry: Registry) {
  mkdirSync(join(app, 'src'), { recursive: true });
  const options = {
    jsx: 'react-jsx',
    module: 'preserve',
    target: 'es2022',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  };
  writeFileSync(join(app, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  writeFileSync(join(app, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
  writeFileSync(join(app, 'src/App.tsx'), RELEASES[0]!.app);
  const packages = 'react@19 react-dom@19 bulma@1 typescript@6 @types/react@19';
  await shell(`npm install --no-audit --no-fund ${packages}`, app, registry.env);
}

async function upgradeApp(release: Release, previous: Release, registry: Registry) {
  await installInApp(release.version, registry);
  const isBroken = await typeCheckApp().then(
    () => false,
    () => true,
  );
  const from = previous.version.split('.').slice(0, 2).join('.');
  await shell(`npx bulmatic-convert --from bulmatic@${from} src`, app);
  await typeCheckApp();
  expectEqual(readFileSync(join(app, 'src/App.tsx'), 'utf8'), release.app);
  expectEqual(isBroken, release.app !== previous.app);
}

async function rehearse(release: Release, folder: string, registry: Registry) {
  const { version, change, site, moves } = release;
  console.log(`\n${version}`);
  if (change)
    await step('The library is changed, and what is written from it', async () => {
      change(folder);
      for (const command of WRITING) await shell(command, folder);
      commit(folder, `Change the library for ${version}`);
    });
  await step('Changesets choose the version of all packages', async () => {
    await shell('npm run version-library', folder);
    for (const name of ['library', 'convert', 'create'])
      expectEqual(versionIn(join(folder, name)), version);
    commit(folder, 'Release the packages');
    await shell('git push origin main', folder);
  });
  await step('The site is built, and all packages are published', async () => {
    await shell('npm run release', folder, registry.env);
    for (const name of PACKAGES) {
      const found = await shell(`npm view ${name} version`, folder, registry.env);
      expectEqual(found.trim(), version);
    }
    await shell('git push origin --tags', folder);
    const tags = await shell('git ls-remote --tags origin', folder);
    expectEqual(
      PACKAGES.every((name) => tags.includes(`refs/tags/${name}@${version}`)),
      true,
    );
  });
  await step('The site serves no package, and says no longer that npm has none', () => {
    expectEqual(
      readdirSync(join(folder, 'build')).filter((file) => file.endsWith('.tgz')),
      [],
    );
    const pages = readdirSync(join(folder, 'build'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!\d).*\.html$/.test(file))
      .map((file) => file.replace('.html', ''));
    const unaware = pages.filter((page) =>
      /isn.t on npm yet|from this site/.test(textOf(folder, page)),
    );
    expectEqual(unaware, []);
    const home = readFileSync(join(folder, 'build/index.html'), 'utf8');
    expectEqual(home.includes(`"version":"${version}"`), true);
  });
  await step('The sites of old versions are built, and stay in their folders', async () => {
    await shell('npx tsx plugins/library/releases/buildOld.mts', folder);
    const build = join(folder, 'build');
    const old = readdirSync(build).filter((name) => /^\d+\.\d+\.\d+$/.test(name));
    expectEqual(
      old.toSorted(),
      RELEASES.slice(0, RELEASES.indexOf(release)).map((one) => one.version),
    );
    for (const one of old) expectEqual(escapes(build, one), []);
  });
  await step(`The dropdown of versions leads where it should, ${moves.length} times`, () =>
    visit(folder, moves, `test-results/rehearsal/${version}`),
  );
  for (const { page, says } of site) {
    await step(`/${page} says: ${says.join(' … ')}`, () => {
      const text = textOf(folder, page);
      expectEqual(
        says.filter((words) => !text.includes(words)),
        [],
      );
    });
  }
  await step('The package has the documents of its version', async () => {
    await installInApp(version, registry);
    const installed = join(app, 'node_modules/bulmatic');
    expectEqual(versionIn(installed), version);
    const [title] = readFileSync(join(installed, 'llms.txt'), 'utf8').split('\n');
    expectEqual(title, `# Bulmatic ${version}`);
    expectEqual(existsSync(join(installed, 'docs/api/elements/button.md')), true);
  });
  const previous = RELEASES[RELEASES.indexOf(release) - 1];
  if (!previous) await step('An app for it type-checks', typeCheckApp);
  else
    await step(`The app for ${previous.version} is upgraded by the codemod, and type-checks`, () =>
      upgradeApp(release, previous, registry),
    );
}

process.env.CHROMIUM_PATH = findOrInstallChromium();
const started = performance.now();
const folder = checkOut('site', parent);
await shell(
  'git init --quiet --bare ../remote && git remote add origin ../remote && git push origin main',
  folder,
);
const registry = await startRegistry(join(parent, 'registry'));
try {
  await makeApp(registry);
  for (const release of RELEASES) await rehearse(release, folder, registry);
} finally {
  registry.close();
  if (!failures) rmSync(parent, { recursive: true });
}
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(`\n${RELEASES.length} releases in ${minutes} minutes, ${failures} failures`);
if (failures) console.log(`What they left is in ${parent}.`);
process.exitCode = failures ? 1 : 0;
