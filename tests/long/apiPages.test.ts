import { expect, test } from 'vitest';
import { copyRepository, replaceInFile } from '../build/copy.ts';
import { docusaurus } from '../build/docusaurus.ts';

const BOX = 'library/src/elements/Box.tsx';

/** What is done to a module, and what the error must name. */
const MISTAKES = {
  'An exported prop without a comment': {
    text: '/** Props of {@link Box}. */\nexport interface BoxProps extends BulmaClassesProps {',
    replacement:
      '/** Props of {@link Box}. */\nexport interface BoxProps extends BulmaClassesProps {\n  mystery?: string;',
    names: ['BoxProps.mystery', 'elements/Box.tsx'],
  },
  'A link in a comment that leads nowhere': {
    text: '/** Props of {@link Box}. */',
    replacement: '/** Props of {@link Crate}. */',
    names: ['"Crate"', 'BoxProps'],
  },
  'A module without the export that it is named after': {
    text: 'export function Box<',
    replacement: 'export function Crate<',
    names: ['"Box"', 'elements/Box.tsx'],
  },
} as const;

test.for(Object.entries(MISTAKES))(
  '%s stops the build, and the error names file and symbol',
  async ([name, { text, replacement, names }]) => {
    const folder = copyRepository(`api-${Object.keys(MISTAKES).indexOf(name)}`);
    replaceInFile(`${folder}/${BOX}`, text, replacement);
    const { ok, output } = await docusaurus(folder, 'build');
    expect(ok).toBe(false);
    for (const one of names) expect(output).toContain(one);
  },
);
