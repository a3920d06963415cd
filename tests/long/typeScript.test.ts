import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogue } from '../../plugins/library/catalogue.ts';
import { APP_OPTIONS } from '../appOptions.ts';
import { pack } from '../build/pack.ts';
import { shell } from '../build/shell.ts';
import { versions } from './versions.ts';

/** The lowest version that the library takes, some up to the one that this repository uses, and the native one. */
const COMPILERS = ['5.0.4', '5.4.5', '5.9.3', String(versions.typescript), '7.0.2'];
const PACKAGES = ['@types/react', '@types/react-dom', 'bulma', 'expect-type', 'react', 'react-dom'];
const README = ['library/README.md', 'README.md', 'docs/intro.mdx'];

const { components } = catalogue();
/** Each component with a prop that it does not have, as itself and as another element. */
const mistakes = components.flatMap(({ label, name, isPolymorphic }) =>
  ['', ...(isPolymorphic ? ['as="dialog"'] : [])].map((as) => ({
    element: `<Bulmatic.${label} ${as} colour="info" />`,
    props: `${name}Props`,
  })),
);

const filesFor = (tarball: string) => ({
  'package.json': JSON.stringify({
    type: 'module',
    dependencies: {
      ...Object.fromEntries(PACKAGES.map((name) => [name, versions[name]])),
      ...Object.fromEntries(COMPILERS.map((one) => [`typescript-${one}`, `npm:typescript@${one}`])),
      bulmatic: `file:${tarball}`,
    },
  }),
  'tsconfig.json': JSON.stringify({
    compilerOptions: {
      ...APP_OPTIONS,
      target: 'ES2022',
      exactOptionalPropertyTypes: true,
      // So that the declarations in the package are checked themselves.
      skipLibCheck: false,
      types: [],
    },
    include: ['*.ts', '*.tsx'],
  }),
  'names.ts': `export type { ElementProps, PolymorphicProps, ${components
    .map(({ name }) => `${name}Props`)
    .join(', ')} } from 'bulmatic';`,
  'mistakes.tsx': [
    "import * as Bulmatic from 'bulmatic';",
    ...mistakes.map(({ element }, index) => `export const mistake${index} = ${element};`),
  ].join('\n'),
});

const app = mkdtempSync(join(tmpdir(), 'bulmatic-types-'));

beforeAll(async () => {
  const { tarball } = await pack();
  cpSync('tests/fixtures/types', app, { recursive: true });
  for (const [file, content] of Object.entries(filesFor(tarball))) {
    writeFileSync(join(app, file), content);
  }
  await shell('npm install --prefer-offline --no-audit --no-fund --loglevel=error', app);
});

afterAll(() => rmSync(app, { recursive: true, force: true }));

test.for(COMPILERS)(
  'TypeScript %s finds the props as precise as they are, and names what is wrong at once',
  async (compiler) => {
    const tsc = `node node_modules/typescript-${compiler}/bin/tsc`;
    const output = await shell(`${tsc} -p . --pretty false || true`, app);
    // What goes on, on lines of its own, is indented.
    const errors = output.split('\n').filter((line) => /^\S/.test(line));
    const expected = mistakes.map(({ props }, index): unknown =>
      expect.stringMatching(
        new RegExp(`^mistakes\\.tsx\\(${index + 2},.* colour: .*\\b${props}\\b`),
      ),
    );
    expect(errors).toEqual(expected);
  },
);

test.for(README)('%s states the lowest version of TypeScript', (file) => {
  const lowest = COMPILERS[0]?.replace(/\.\d+$/, '');
  expect(readFileSync(file, 'utf8')).toContain(`TypeScript ${lowest}`);
});
