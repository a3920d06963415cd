import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { demoFiles } from '../../plugins/demos/pages/files.ts';
import { projectOf } from '../../plugins/demos/project.ts';
import { TSC } from '../tsc.ts';
import { pack } from './pack.ts';
import { shell } from './shell.ts';

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string>>;

const APP = 'src/App.tsx';
const projects = demoFiles().map(projectOf);

const importsOf = (text: string) =>
  [...text.matchAll(/^(?:import\b|export [{*])[^;]*?'([^']+)';/gm)].map(([, from = '']) => from);

/** Whether a project has what one of its files imports. */
function has(files: Record<string, string>, path: string, from: string): boolean {
  if (from.startsWith('.')) {
    const target = posix.join(posix.dirname(path), from);
    return ['', '.ts', '.tsx', '/index.ts'].some((end) => target + end in files);
  }
  const { dependencies, devDependencies } = JSON.parse(files['package.json']!) as Manifest;
  return Object.keys({ ...dependencies, ...devDependencies }).some(
    (name) => from === name || from.startsWith(`${name}/`),
  );
}

test('Each app that an editor gets begins with its demo, and has every file and package that it imports', () => {
  expect(projects.length).toBeGreaterThan(300);
  for (const { title, open, files } of projects) {
    expect(files[open], title).toMatch(/^export default function /m);
    for (const [path, text] of Object.entries(files))
      for (const from of importsOf(text))
        expect(has(files, path, from), `${title}: ${path} imports ${from}`).toBe(true);
  }
});

test('Files of the same name are the same in all apps, so all of them compile as one, as their own configuration says', async () => {
  const { folder } = await pack();
  const place = join(dirname(folder), 'projects');
  rmSync(place, { recursive: true, force: true });
  const written = new Map<string, string>();
  projects.forEach(({ files }, index) => {
    for (const [path, text] of Object.entries(files)) {
      const own = path === APP ? `src/App${index}.tsx` : path;
      if (path !== 'package.json') expect(written.get(own) ?? text).toBe(text);
      written.set(own, text);
    }
  });
  written.set(APP, projects[0]!.files[APP]!);
  written.set(
    'tsconfig.all.json',
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: { paths: { bulmatic: ['../package/dist/index.d.ts'] } },
      include: ['src', 'vite.config.ts', resolve('create/uninstalled.d.ts')],
    }),
  );
  for (const [path, text] of written) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    writeFileSync(join(place, path), text);
  }
  expect(await shell(`node ${TSC} -p tsconfig.all.json`, place)).toBe('');
});
