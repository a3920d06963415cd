import { expect, test } from 'vitest';
import { copyRepository, replaceInFile } from '../build/copy.ts';
import { docusaurus } from '../build/docusaurus.ts';

/** For mistakes that are reported together: what is done to modules, and what the error must name. */
const MISTAKES = {
  'An exported prop without a comment and a link in a comment that leads nowhere': {
    Block: [
      'export interface BlockProps extends BulmaClassesProps {',
      'export interface BlockProps extends BulmaClassesProps {\n  mystery?: string;',
    ],
    Box: ['/** Props of {@link Box}. */', '/** Props of {@link Crate}. */'],
    names: ['BlockProps.mystery', 'elements/Block.tsx', '"Crate"', 'BoxProps'],
  },
  'A module without the export that it is named after': {
    Box: ['export function Box<', 'export function Crate<'],
    names: ['"Box"', 'elements/Box.tsx'],
  },
} as const;

test.for(Object.entries(MISTAKES))(
  '%s stops the build, and the error names file and symbol',
  async ([title, { names, ...modules }]) => {
    const folder = copyRepository(`api-${Object.keys(MISTAKES).indexOf(title)}`);
    for (const [name, [text, replacement]] of Object.entries(modules)) {
      replaceInFile(`${folder}/library/src/elements/${name}.tsx`, text, replacement);
    }
    const { ok, output } = await docusaurus(folder, 'build');
    expect(ok).toBe(false);
    for (const one of names) expect(output).toContain(one);
  },
);
