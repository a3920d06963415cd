import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';
import { shell } from '../tests/build/shell.ts';
import { launchOptions } from '../tests/chromium.ts';
import { inNpmFolder } from './npmFolder.mts';
import { manifestOf } from './peers.mts';
import { record } from './record.mts';

const NODES = [20, 22, 24];
const ROUNDS = 30;
/** From one process to the next, an engine compiles the same code differently. */
const PROCESSES = 5;
const SCENES = ['buttons', 'table', 'form', 'everything'];
const LIBRARIES: Record<string, string> = {
  plain: 'benchmarks/speed/plain.tsx',
  bulmatic: 'benchmarks/speed/bulmatic.tsx',
  'bestax-bulma': 'benchmarks/speed/peers/bestax-bulma.jsx',
  'react-bulma-components': 'benchmarks/speed/peers/react-bulma-components.jsx',
  trunx: 'benchmarks/speed/peers/trunx.jsx',
};
const PEERS = ['@allxsmith/bestax-bulma', 'react-bulma-components', 'trunx'];
const BINARY = `node-${process.platform}-${process.arch}`;

/** Milliseconds by measurement, such as `mount buttons`. */
type Times = Record<string, number>;

/** The shortest of all rounds, because other work on the machine only makes them longer. */
function shortestOf(rounds: readonly Times[]): Times {
  const names = Object.keys(rounds[0] ?? {});
  const shortest = (name: string) => Math.min(...rounds.map((round) => round[name] ?? NaN));
  return Object.fromEntries(names.map((name) => [name, shortest(name)]));
}

const shortestByLibrary = (rounds: Readonly<Record<string, readonly Times[]>>) =>
  Object.fromEntries(Object.entries(rounds).map(([name, all]) => [name, shortestOf(all)] as const));

function bundle(contents: string, platform: 'browser' | 'node', packages: string) {
  return build({
    stdin: { contents, resolveDir: '.', loader: 'tsx' },
    bundle: true,
    minify: true,
    write: false,
    platform,
    format: platform === 'node' ? 'cjs' : 'iife',
    // One React for all, the repository's.
    alias: {
      bulmatic: resolve('library/src/index.ts'),
      react: resolve('node_modules/react'),
      'react-dom': resolve('node_modules/react-dom'),
    },
    nodePaths: [packages],
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  }).then(({ outputFiles: [file] }) => file?.text ?? '');
}

/** The times of a library in one round, on a page with the scripts of all libraries. */
const oneRound = (page: Page, library: string) =>
  page.evaluate(
    ([name, scenes]) => {
      const times: Times = {};
      const { all, mountAndUpdate } = window.speed[name]!;
      for (const scene of scenes) {
        if (!all[scene]) continue;
        const { mount, update } = mountAndUpdate(all[scene]);
        times[`mount ${scene}`] = mount;
        // The page with all components has no colors that change.
        if (scene !== 'everything') times[`update ${scene}`] = update;
      }
      return times;
    },
    [library, SCENES] as const,
  );

async function inBrowser(packages: string): Promise<Record<string, Times>> {
  const browser = await chromium.launch(launchOptions());
  const page = await browser.newPage();
  for (const [name, file] of Object.entries(LIBRARIES)) {
    const content = await bundle(
      `import { mountAndUpdate } from './benchmarks/speed/inBrowser.ts';
      import { scenes as all } from './${file}';
      (window.speed ??= {})['${name}'] = { all, mountAndUpdate };`,
      'browser',
      packages,
    );
    await page.addScriptTag({ content });
  }
  const rounds: Record<string, Times[]> = {};
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of Object.keys(LIBRARIES)) {
      (rounds[name] ??= []).push(await oneRound(page, name));
    }
  }
  await browser.close();
  return shortestByLibrary(rounds);
}

async function onServer(node: string, script: string): Promise<Times> {
  return JSON.parse(await shell(`"${node}" "${script}"`)) as Times;
}

async function onServers(packages: string): Promise<Record<string, Times>> {
  const scripts: Record<string, string> = {};
  for (const [name, file] of Object.entries(LIBRARIES)) {
    const script = join(packages, `${name}.cjs`);
    scripts[name] = script;
    const code = `import { timesOnServer } from './benchmarks/speed/onServer.ts';
      import { scenes } from './${file}';
      console.log(JSON.stringify(timesOnServer(scenes)));
      // React's server build for browsers, which renders the plain page, would keep the process running.
      process.exit();`;
    writeFileSync(script, await bundle(code, 'node', packages));
  }
  const rounds: Record<string, Times[]> = {};
  for (let round = 0; round < PROCESSES; round++) {
    for (const [name, script] of Object.entries(scripts)) {
      const times: Times = {};
      for (const version of NODES) {
        const scenes = await onServer(join(packages, `node-${version}`, 'bin/node'), script);
        for (const [scene, time] of Object.entries(scenes)) {
          times[`Node ${version} ${scene}`] = time;
        }
      }
      (rounds[name] ??= []).push(times);
    }
  }
  return shortestByLibrary(rounds);
}

/** The milliseconds of plain elements, and each library's time as a multiple of that, by measurement. */
function multiplesOf(times: Record<string, Times>): Record<string, Record<string, string>> {
  const { plain = {} } = times;
  const rows = Object.entries(plain).map(([name, base]) => {
    const cells = Object.keys(LIBRARIES).flatMap((library) => {
      const time = times[library]?.[name];
      if (time === undefined) return [];
      return [
        [library, library === 'plain' ? base.toPrecision(2) : (time / base).toFixed(1)] as const,
      ];
    });
    return [name, Object.fromEntries(cells)] as const;
  });
  return Object.fromEntries(rows);
}

function print(title: string, rows: object) {
  console.log(`\n${title}, in milliseconds for plain elements and as multiples of that:`);
  console.table(rows);
}

const nodes = NODES.map((version) => `node-${version}@npm:${BINARY}@${version}`);
await inNpmFolder([...PEERS, ...nodes], async (folder) => {
  const packages = join(folder, 'node_modules');
  const browser = multiplesOf(await inBrowser(packages));
  print('In Chromium', browser);
  const servers = multiplesOf(await onServers(packages));
  print('On servers', servers);
  const versions = PEERS.map((name) => [name, manifestOf(name, folder).version] as const);
  record('speed', { versions: Object.fromEntries(versions), browser, servers });
});
