import { expect, test } from 'vitest';
import { codemod } from './codemod.ts';
import { PEERS } from './peers.ts';

const RBC = 'react-bulma-components';

function modified(code: string, from = RBC, file = 'it.tsx') {
  const { code: after, notes } = codemod(code, PEERS[from]!, file);
  return { code: after, notes: notes.map(({ line, text }) => `${line}: ${text}`) };
}

test.for([
  ['before a name', '{ /* a */ Box }', '<Box />', '{ /* a */ Box }'],
  ['after a name', '{ Box /* a */ }', '<Box />', '{ Box /* a */ }'],
  ['in a name', '{ Box /* a */ as B }', '<B />', '{ Box /* a */ as B }'],
  ['in a name that changes', '{ Heading /* a */ as H }', '<H />', '{ /* a */ Title }'],
  [
    'with a comma in it',
    '{ Box /* a, b */, Tag }',
    '<Box><Tag /></Box>',
    '{ Box /* a, b */, Tag }',
  ],
  ['with a brace in it', '{ Box, Tag /* } */ }', '<Box><Tag /></Box>', '{ Box, Tag /* } */ }'],
  ['with the package in it', `{ Box /* '${RBC}' */ }`, '<Box />', `{ Box /* '${RBC}' */ }`],
  ['on lines', '{\n  // a\n  Box, // b\n  // c\n}', '<Box />', '{\n  // a\n  Box, // b\n  // c\n}'],
  [
    'next to a name that goes',
    '{\n  Heading, // a\n  Box, // b\n}',
    '<Box><Heading /></Box>',
    '{\n  // a\n  Box, // b\n  Title,\n}',
  ],
  [
    'before the comma of a name that goes',
    '{\n  Heading // a\n  , Box\n}',
    '<Box><Heading /></Box>',
    '{\n  // a\n Box,\n  Title,\n}',
  ],
  ['next to the only name', '{ /* a */ Heading }', '<Heading />', '{ /* a */ Title }'],
  ['next to a name that nothing uses', '{ Tag, /* a */ Box }', '<Box />', '{ /* a */ Box }'],
] as const)('A comment in an import stays: %s', ([, names, jsx, after]) => {
  const { code } = modified(`import ${names} from '${RBC}';\nconst it = ${jsx};\n`);
  expect(code.slice(0, code.indexOf('\nconst'))).toBe(`import ${after} from 'bulmatic';`);
});

test.for([
  [
    'before the source',
    `import { Box } from /* a */ '${RBC}';`,
    "import { Box } from /* a */ 'bulmatic';",
  ],
  [
    'after the source',
    `import { Box } from '${RBC}'; // a`,
    "import { Box } from 'bulmatic'; // a",
  ],
  [
    'before the import',
    `// a\nimport { Box } from '${RBC}';`,
    "// a\nimport { Box } from 'bulmatic';",
  ],
  [
    'in the import of a folder',
    `import Box /* a */ from '${RBC}/lib/components/box';`,
    "/* a */\nimport { Box } from 'bulmatic';",
  ],
  [
    'in that of Bulmatic',
    `import { Tag /* a */ } from 'bulmatic';\nimport { Box } from '${RBC}';`,
    "import { Tag, /* a */ Box } from 'bulmatic';",
  ],
  [
    'in one of two imports',
    `import { Box } from '${RBC}';\nimport { Tag /* a */ } from '${RBC}';\nconst t = <Tag />;`,
    "import { Box } from 'bulmatic';\nimport { Tag /* a */ } from 'bulmatic';\nconst t = <Tag />;",
  ],
  [
    'in an import of types of Bulmatic',
    `import type { A /* a */ } from 'bulmatic';\nimport { Box } from '${RBC}';`,
    "import type { A /* a */ } from 'bulmatic';\nimport { Box } from 'bulmatic';",
  ],
  [
    'in an import of types',
    `import type { BoxProps /* a */ } from '${RBC}';\nimport { Box, Heading } from '${RBC}';\nconst b = <Heading />;\ntype B = BoxProps;`,
    "import type { BoxProps /* a */ } from 'bulmatic';\nimport { Box, Title } from 'bulmatic';\nconst b = <Title />;\ntype B = BoxProps;",
  ],
  [
    'next to what stays',
    `import { Box, /* a */ Tile } from '${RBC}';\nconst t = <Tile />;`,
    `import { Box, /* a */ } from 'bulmatic';\nimport { Tile } from '${RBC}';\nconst t = <Tile />;`,
  ],
] as const)('A comment stays %s', ([, before, after]) => {
  const { code } = modified(`${before}\nconst it = <Box />;\n`);
  expect(code).toBe(`${after}\nconst it = <Box />;\n`);
});

test.for([
  ['the folder of version 3', `import Heading from '${RBC}/lib/components/heading';`, 'Heading'],
  ['a folder of CommonJS', `import Heading from '${RBC}/cjs/components/heading';`, 'Heading'],
  ['a folder of modules', `import Heading from '${RBC}/esm/components/heading';`, 'Heading'],
  ['the source', `import Heading from '${RBC}/src/components/heading';`, 'Heading'],
  ['the bundle', `import Heading from '${RBC}/dist/components/heading';`, 'Heading'],
  ['a file', `import Heading from '${RBC}/lib/components/heading/index.js';`, 'Heading'],
  ['another name', `import Top from '${RBC}/lib/components/heading';`, 'Top'],
  ['a named default', `import { default as Top } from '${RBC}/lib/components/heading';`, 'Top'],
] as const)('An import from a folder is one from the package: %s', ([, before, name]) => {
  const { code, notes } = modified(`${before}\nconst it = <${name} subtitle pull="left" />;\n`);
  expect({ code, notes }).toEqual({
    code: 'import { Subtitle } from \'bulmatic\';\nconst it = <Subtitle as="h1" pulled="left" />;\n',
    notes: [],
  });
});

test.for([
  ['by names', `import { Input } from '${RBC}/lib/components/form';`, '<Input isStatic />'],
  ['as a whole', `import * as Form from '${RBC}/lib/components/form';`, '<Form.Input isStatic />'],
  ['by default', `import Form from '${RBC}/cjs/components/form';`, '<Form.Input isStatic />'],
] as const)('The controls of forms come from a folder %s', ([, before, jsx]) => {
  const { code } = modified(`${before}\nconst it = ${jsx};\n`);
  expect(code).toBe("import { Input } from 'bulmatic';\nconst it = <Input static />;\n");
});

test.for([
  [
    'rbx',
    "import { Button } from 'rbx/elements/button';",
    '<Button text />',
    '<Button color="text" />',
  ],
  ['rbx', "import { Button } from 'rbx/elements';", '<Button text />', '<Button color="text" />'],
  ['rbx', "import { Input } from 'rbx/elements/form/input';", '<Input />', '<Input />'],
  [
    'rbx',
    "import { ColumnGroup } from 'rbx/grid/columns/column-group';",
    '<ColumnGroup />',
    '<Columns />',
  ],
  [
    'rbx',
    "import { NavbarBurger } from 'rbx/components/navbar/navbar-burger';",
    '<NavbarBurger />',
    '<NavbarBurger />',
  ],
  [
    'bloomer',
    "import Button from 'bloomer/lib/elements/Button';",
    '<Button isLink />',
    '<Button color="link" />',
  ],
  [
    'bloomer',
    "import Field from 'bloomer/lib/elements/Form/Field/Field';",
    '<Field isGrouped />',
    '<Field grouped />',
  ],
  [
    'bloomer',
    "import { Title } from 'bloomer/esm/elements/Title';",
    '<Title tag="h2" />',
    '<Title as="h2" />',
  ],
] as const)('%s has folders too: %s', ([from, source, before, after]) => {
  const { code, notes } = modified(`${source}\nconst it = ${before};\n`, from);
  expect({ jsx: code.slice(code.indexOf('const it = ') + 11, -2), notes }).toEqual({
    jsx: after,
    notes: [],
  });
  expect(code).toContain("from 'bulmatic'");
});

test.for([
  ['by default', `import R from '${RBC}';`],
  ['by default under a name', `import { default as R } from '${RBC}';`],
  ['by default next to a name', `import R, { Button } from '${RBC}';`],
] as const)('All of a package may be imported %s', ([, before]) => {
  const { code, notes } = modified(`${before}\nconst it = <R.Box renderAs="p" />;\n`);
  expect(code).toBe('import { Box } from \'bulmatic\';\nconst it = <Box as="p" />;\n');
  expect(notes).toEqual([]);
});

test('A default import of all of a package stays for what has no counterpart', () => {
  const source = `import R from '${RBC}';\nconst it = <R.Tile />;\n`;
  expect(modified(source)).toEqual({ code: source, notes: ['2: `Tile` was left as it is.'] });
});

test('The default of all of a folder stays, with a note', () => {
  const source = `import * as B from '${RBC}/lib/components/button';\nconst it = <B.default submit />;\n`;
  expect(modified(source)).toEqual({
    code: source,
    notes: ['2: `B.default` has no counterpart.'],
  });
});

test('A type is no component, and stays a type', () => {
  const { code } = modified(
    `import type { Box } from '${RBC}';\nimport { Box as B } from '${RBC}';\ntype It = typeof Box;\nconst it = <B />;\n`,
  );
  expect(code).toBe(
    "import { type Box, Box as B } from 'bulmatic';\ntype It = typeof Box;\nconst it = <B />;\n",
  );
});

test('All of a package stays a type', () => {
  const source = `import type * as R from '${RBC}';\ntype It = R.Foo;\n`;
  expect(modified(source).code).toBe(source);
});

test('Types of Bulmatic join each other', () => {
  const { code } = modified(
    `import type { A } from 'bulmatic';\nimport type { BoxProps } from '${RBC}';\ntype It = A | BoxProps;\n`,
  );
  expect(code).toBe("import type { A, BoxProps } from 'bulmatic';\ntype It = A | BoxProps;\n");
});

test('What stays with the peer stays with its folder', () => {
  const source = `import Tile from '${RBC}/lib/components/tile';\nconst it = <Tile />;\n`;
  expect(modified(source)).toEqual({ code: source, notes: ['2: `Tile` was left as it is.'] });
});

test.for([
  ['a named export', `export { Box } from '${RBC}';`],
  ['an export of all', `export * from '${RBC}';`],
  ['an export of a folder', `export { default } from '${RBC}/lib/components/box';`],
  ['require', `const { Box } = require('${RBC}');\nconst it = <Box renderAs="p" />;`],
  ['require of a folder', `const Box = require('${RBC}/lib/components/box');`],
  ['a dynamic import', `const Box = lazy(() => import('${RBC}/lib/components/box'));`],
  ['an import with require', `import R = require('${RBC}');`],
  ['a mock of a test', `jest.mock('${RBC}');`],
  ['a folder that has no component', `import modifiers from '${RBC}/lib/modifiers';`],
] as const)('The package that is still loaded is a note: %s', ([, source]) => {
  const { code, notes } = modified(source);
  expect(code).toBe(source);
  expect(notes).toEqual([expect.stringMatching(/^1: `.*` is still loaded\.$/)]);
});

test.for([
  ['an attribute', `const it = <Box title="${RBC}" />;`],
  ['content', `const it = <Box>{'${RBC}'}</Box>;`],
  ['a type', `type It = '${RBC}';\nconst it = <Box />;`],
  ['an argument', `log('${RBC}');\nconst it = <Box />;`],
] as const)('A text that is equal to the name of the package loads nothing: %s', ([, rest]) => {
  expect(modified(`import { Box } from '${RBC}';\n${rest}\n`).notes).toEqual([]);
});

test.for(['index.sass', 'src/index.scss'])(
  'A style sheet of Sass becomes that of Bulma: %s',
  (file) => {
    const { notes } = codemod(`import '${RBC}/${file}';\n`, PEERS[RBC]!, 'it.ts');
    expect(notes.map(({ remedy }) => remedy)).toEqual([
      'Import `bulma/bulma.scss` in its place when nothing else uses it.',
    ]);
  },
);

test.for([
  ['a parameter', 'const it = (a: BoxProps) => a;'],
  ['the parameter of a function', 'function it({ a }: BoxProps) {}'],
  ['what a function returns', 'const it = (): BoxProps => ({});'],
  ['a variable', 'const it: BoxProps = {};'],
  ['an argument of a type', 'const it: FC<BoxProps> = () => null;'],
  ['a part of a type', 'type It = Omit<BoxProps, "p">;'],
  ['a class', 'class It { a?: BoxProps }'],
  ['a list', 'const it = (...a: BoxProps[]) => a;'],
] as const)('A type stays imported for %s', ([, rest]) => {
  const { code, notes } = modified(
    `import { Box, type BoxProps } from '${RBC}';\n${rest}\nconst box = <Box />;\n`,
  );
  expect(code).toBe(
    `import { Box, type BoxProps } from 'bulmatic';\n${rest}\nconst box = <Box />;\n`,
  );
  expect(notes).toEqual(['2: `BoxProps` is used outside of JSX.']);
});

test.for(['full', 'dist', 'lib', 'dist/index', 'lib/index.js'])(
  'All of a package may be in one of its folders: %s',
  (folder) => {
    const { code, notes } = modified(
      `import { Heading } from '${RBC}/${folder}';\nconst it = <Heading />;\n`,
    );
    expect(code).toBe(`import { Title } from 'bulmatic';\nconst it = <Title />;\n`);
    expect(notes).toEqual([]);
  },
);
