import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shell } from '../tests/build/shell.ts';
import { inNpmFolder } from './npmFolder.mts';

const RUNS = 3;
const OPTIONS =
  '--noEmit --strict --skipLibCheck --module esnext --moduleResolution bundler --jsx react-jsx --types react';

async function fastest(file: string, folder: string) {
  const all: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now();
    await shell(`node node_modules/typescript/bin/tsc ${OPTIONS} ${file}`, folder);
    all.push(performance.now() - start);
  }
  return { seconds: Math.round(Math.min(...all) / 10) / 100 };
}

/** The time that TypeScript takes for a file that uses all components, and the part of it that isn't ours. */
export async function secondsOfTsc(tarball: string) {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const packages = ['@types/react', 'typescript'].map((name) => `${name}@${dependencies[name]}`);
  return inNpmFolder([...packages, tarball], async (folder) => {
    cpSync('tests/fixtures/Everything.tsx', join(folder, 'Everything.tsx'));
    writeFileSync(join(folder, 'Nothing.tsx'), 'export const Nothing = () => <div />;');
    return {
      'a file that uses all components': await fastest('Everything.tsx', folder),
      'a file that uses React alone': await fastest('Nothing.tsx', folder),
    };
  });
}
