import { appendFileSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { copyRepository, replaceInFile } from '../build/copy.ts';
import { docusaurus } from '../build/docusaurus.ts';

interface Mistake {
  /** A text of each module, and what takes its place. */
  modules: Readonly<Record<string, readonly [text: string, replacement: string]>>;
  /** What the error has to name. */
  names: readonly string[];
}

/** Mistakes that are reported together. */
const MISTAKES: Readonly<Record<string, Mistake>> = {
  'An exported prop without a comment and a link in a comment that leads nowhere': {
    modules: {
      Block: [
        'export interface BlockProps extends BulmaClassesProps {',
        'export interface BlockProps extends BulmaClassesProps {\n  mystery?: string;',
      ],
      Box: ['/** Props of {@link Box}. */', '/** Props of {@link Crate}. */'],
    },
    names: ['BlockProps.mystery', 'elements/Block.tsx', '"Crate"', 'BoxProps'],
  },
  'A module without the export that it is named after': {
    modules: { Box: ['export function Box<', 'export function Crate<'] },
    names: ['"Box"', 'elements/Box.tsx'],
  },
};

test.for(Object.entries(MISTAKES))(
  '%s stops the build, and the error names file and symbol',
  async ([title, { names, modules }]) => {
    const folder = copyRepository(`api-${Object.keys(MISTAKES).indexOf(title)}`);
    for (const [name, [text, replacement]] of Object.entries(modules)) {
      replaceInFile(`${folder}/library/src/elements/${name}.tsx`, text, replacement);
    }
    const { ok, output } = await docusaurus(folder, 'build');
    expect(ok).toBe(false);
    for (const one of names) expect(output).toContain(one);
  },
);

test('What somebody changes in an API page is undone by the next command', async () => {
  const folder = copyRepository('api-changed');
  const page = `${folder}/docs/api/elements/box.md`;
  const write = async () => {
    const { ok, output } = await docusaurus(folder, 'api');
    expect(ok, output).toBe(true);
    return readFileSync(page, 'utf8');
  };
  const written = await write();
  appendFileSync(page, 'By hand.');
  expect(await write()).toBe(written);
});
