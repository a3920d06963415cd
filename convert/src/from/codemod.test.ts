import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { codemod } from './codemod.ts';
import { PEERS } from './peers.ts';

const RBC = 'react-bulma-components';

/** A module after the codemod. */
function modified(source: string, from = RBC, file = 'it.tsx') {
  const { code, notes } = codemod(source, PEERS[from]!, file);
  return { code, notes };
}

/** Some JSX in a module that imports names from the peer. */
function converted(jsx: string, names: string, from = RBC) {
  const source = `import { ${names} } from '${PEERS[from]!.package}';\n\nconst it = ${jsx};\n`;
  const { code, notes } = modified(source, from);
  const [imports = '', body = ''] = code.split('\n\nconst it = ');
  return {
    imports,
    jsx: body.replace(/;\n$/, ''),
    notes: notes.map(({ line, text }) => `${line}: ${text}`),
  };
}

test.for([
  ['another module', "import { Button } from './ui' ;\r\nconst a=<Button submit/>\r\n"],
  [
    'a module that names the library in a comment',
    `// Like ${RBC}.\nconst a = <Button  submit />\n`,
  ],
] as const)('%s stays as it is, byte for byte', ([, code]) => {
  expect(modified(code)).toEqual({ code, notes: [] });
});

test('Only what changes is changed: comments, order and white space stay', () => {
  const source = `
import { Button } from "${RBC}" // The old one

export const a = () => <Button
    // Why it is so
    submit   id = "save"
    onClick={ () => go( 1 ) } >  Save  </Button>
`;
  expect(modified(source).code).toBe(`
import { Button } from "bulmatic" // The old one

export const a = () => <Button
    // Why it is so
    type="submit"   id = "save"
    onClick={ () => go( 1 ) } >  Save  </Button>
`);
});

test.for([
  ['before the end of a tag', '<Button /* a */>x</Button>', '<Button /* a */>x</Button>'],
  [
    'that ends with two stars',
    '<Button submit /** a **/>x</Button>',
    '<Button type="submit" /** a **/>x</Button>',
  ],
  [
    'before a prop that goes',
    '<Button /* a */ submit={false} id="b" />',
    '<Button id="b" /* a */ />',
  ],
  [
    'on a line before it',
    '<Button\n  // a\n  submit={false}>x</Button>',
    '<Button // a\n>x</Button>',
  ],
  [
    'in an element that gets content',
    '<Menu.List /* a */ title="b" />',
    '<><Menu.Label>b</Menu.Label><Menu.List /* a */ /></>',
  ],
  [
    'before a value for some widths',
    '<Box mobile={{ /* a */ textSize: 5, /* b */ p: 2 }} />',
    '<Box textSize={{ mobile: 5 }} p={{ mobile: 2 }} /* a */ /* b */ />',
  ],
  [
    'on the line of a value for some widths',
    '<Box\n  mobile={{\n    textSize: 5, // a\n  }}\n/>',
    '<Box\n  textSize={{ mobile: 5 }} // a\n\n/>',
  ],
  [
    'at the end of the tag of a child that goes',
    '<Breadcrumb.Item><a href="/" /* a */>b</a></Breadcrumb.Item>',
    '<Breadcrumb.Item href="/" /* a */>b</Breadcrumb.Item>',
  ],
  ['before a value', '<Box renderAs={/* a */ Link} />', '<Box as={/* a */ Link} />'],
  ['after a value', '<Box renderAs={Link /* a */} />', '<Box as={Link /* a */} />'],
  [
    'in a child that goes',
    '<Breadcrumb.Item><a /* a */ href="/">b</a></Breadcrumb.Item>',
    '<Breadcrumb.Item /* a */ href="/">b</Breadcrumb.Item>',
  ],
] as const)('A comment in an element stays: %s', ([, before, after]) => {
  expect(converted(before, 'Box, Breadcrumb, Button, Menu').jsx).toBe(after);
});

test('A value in parentheses stays whole next to a comment', () => {
  expect(converted('<Box renderAs={/* a */ (Link)} />', 'Box').jsx).toBe(
    '<Box as={Link} /* a */ />',
  );
});

test('A comment stays in an element that gets content', () => {
  expect(converted('<Modal showClose={false} closeOnBlur /* a */ />', 'Modal').jsx).toBe(
    '<Modal closeOnOutsidePress /* a */ ><Modal.Background /></Modal>',
  );
});

test('A name that the file has chosen stays', () => {
  expect(converted('<B pull="left" />', 'Button as B')).toMatchObject({
    imports: "import { Button as B } from 'bulmatic';",
    jsx: '<B pulled="left" />',
  });
});

test('A component that has another name in Bulmatic is imported by that', () => {
  expect(converted('<H size={2} />', 'Heading as H')).toMatchObject({
    imports: "import { Title } from 'bulmatic';",
    jsx: '<Title size={2} />',
  });
});

test('All of the library under one name becomes single imports', () => {
  const { code } = modified(`import * as R from '${RBC}';\nconst a = <R.Form.Input />;\n`);
  expect(code).toBe("import { Input } from 'bulmatic';\nconst a = <Input />;\n");
});

test('Flat names of parts stay flat', () => {
  const { imports, jsx } = converted('<MediaLeft isFoo />', 'MediaLeft', 'bestax-bulma');
  expect({ imports, jsx }).toEqual({
    imports: "import { MediaLeft } from 'bulmatic';",
    jsx: '<MediaLeft isFoo />',
  });
});

test('Imports join those that are there, sorted', () => {
  const source = [
    "import { Tag } from 'bulmatic';",
    `import { Button, Box } from '${RBC}';`,
    'const a = <><Tag /><Button /><Box /></>;\n',
  ].join('\n');
  expect(modified(source).code).toBe(
    "import { Box, Button, Tag } from 'bulmatic';\nconst a = <><Tag /><Button /><Box /></>;\n",
  );
});

test('Imports of types of their own stay apart', () => {
  const source = [
    "import { Tag } from 'bulmatic';",
    "import type { TagProps } from 'bulmatic';",
    `import { Box } from '${RBC}';`,
    'const a = <Tag><Box /></Tag>;\n',
  ].join('\n');
  expect(modified(source).code).toBe(
    [
      "import { Box, Tag } from 'bulmatic';",
      "import type { TagProps } from 'bulmatic';",
      'const a = <Tag><Box /></Tag>;\n',
    ].join('\n'),
  );
});

test('All of the library stays imported next to single names, if both are still used', () => {
  const source = `import * as R from '${RBC}';\nimport { Tile } from '${RBC}';\nconst a = [<Tile />, <R.Loader />];\n`;
  expect(modified(source).code).toBe(source);
});

test('The lines of notes can be told for the file as it is afterwards', () => {
  const source = `import {\n  Box,\n  Button,\n} from '${RBC}';\nconst a = <Box>\n<Button glow />\n</Box>;\n`;
  const { code, notes, lineAfter } = codemod(source, PEERS[RBC]!, 'it.tsx');
  const [note] = notes;
  expect(note?.line).toBe(6);
  expect(code.split('\n')[lineAfter(6) - 1]).toBe('<Button glow />');
});

test('Lines end as they do in the file', () => {
  const source = `import { Tile } from '${RBC}';\r\nimport { Box } from '${RBC}';\r\nconst a = <Box><Tile /></Box>;\r\n`;
  expect(modified(source).code).toBe(
    `import { Box } from 'bulmatic';\r\nimport { Tile } from '${RBC}';\r\nconst a = <Box><Tile /></Box>;\r\n`,
  );
});

test('A comment at the end of a line ends it as the others do', () => {
  const { code } = modified(
    `import { Button } from '${RBC}';\r\nconst a = <Button // a\r\n  submit={false}\r\n/>;\r\n`,
  );
  expect(code).toContain('// a\r\n');
  expect(code).not.toMatch(/[^\r]\n/);
});

test('Many imports go on lines of their own', () => {
  const names = ['Box', 'Button', 'Columns', 'Container', 'Content', 'Footer', 'Hero', 'Section'];
  const { imports } = converted(
    `<>${names.map((one) => `<${one} />`).join('')}</>`,
    names.join(', '),
  );
  expect(imports).toBe(`import {\n  ${names.join(',\n  ')},\n} from 'bulmatic';`);
});

test('A name that the file has for something else is not taken', () => {
  const source = `import { Heading } from '${RBC}';\nimport { Title } from './Title';\n\nconst a = <Title><Heading /></Title>;\n`;
  expect(modified(source).code).toBe(
    `import { Title as BulmaTitle } from 'bulmatic';\nimport { Title } from './Title';\n\nconst a = <Title><BulmaTitle /></Title>;\n`,
  );
});

test('A component without a counterpart stays with the library, next to Bulmatic', () => {
  const { imports, jsx, notes } = converted('<Box><Tile kind="parent" m="4" /></Box>', 'Box, Tile');
  expect(imports).toBe(`import { Box } from 'bulmatic';\nimport { Tile } from '${RBC}';`);
  expect(jsx).toBe('<Box><Tile kind="parent" m="4" /></Box>');
  expect(notes).toEqual(['3: `Tile` was left as it is.']);
});

test('A component that no table knows is a note', () => {
  expect(converted('<Modal.Foo><Modal.Content /></Modal.Foo>', 'Modal')).toEqual({
    imports: `import { Modal as BulmaModal } from 'bulmatic';\nimport { Modal } from '${RBC}';`,
    jsx: '<Modal.Foo><BulmaModal.Content /></Modal.Foo>',
    notes: ['3: `Modal.Foo` has no counterpart.'],
  });
});

test.for([
  ['a prop that Bulmatic has not', '<Box glow="round" />', '3: `glow` is no prop of `Box`.'],
  ['a value that Bulmatic has not', '<Box m="9" />', '3: `m` of `Box` has no value `9`.'],
  [
    'a width that Bulmatic has no value for',
    '<Box mobile={{ m: 3 }} />',
    '3: `m` of `Box` has no value for `mobile`.',
  ],
  [
    'spread props',
    '<Box {...props} />',
    '3: The props that are spread into `Box` were not looked at.',
  ],
  [
    'a value that is told at run time',
    "<Box textAlign={is ? 'center' : 'left'} />",
    '3: `textAlign` of `Box` is told only when the app runs.',
  ],
] as const)('There is a note on %s, which stays as it is', ([, jsx, note]) => {
  const before = jsx.replace('mobile={{ m: 3 }}', 'm={{ mobile: 3 }}');
  expect(converted(jsx, 'Box')).toMatchObject({ jsx: before, notes: [note] });
});

test.for([
  [
    'attributes of HTML and handlers',
    '<Box id="a" aria-label="b" data-x title="c" onClick={go} key={1} />',
  ],
  ['props of the component that `as` names', '<Box renderAs={Link} to="/" />'],
  ['code that may be right', '<Box m={space} />'],
] as const)('There is no note on %s', ([, jsx]) => {
  expect(converted(jsx, 'Box').notes).toEqual([]);
});

test.for([
  ['as an expression', '<Button submit={true} />', '<Button type="submit" />'],
  ['that never holds', '<Button submit={false} />', '<Button />'],
  ['with a variable', '<Button isSelected={on} />', '<Button selected={on} />'],
  ['as a template', '<Box textTransform={`uppercase`} />', '<Box uppercase />'],
  [
    'on several lines',
    '<Button\n  submit\n  text\n/>',
    '<Button\n  type="submit"\n  color="text"\n/>',
  ],
  ['with JSX of its own', '<Box title={<Tag remove />} />', '<Box title={<Tag delete />} />'],
  [
    'in a closure',
    '<Box>{list.map((a) => <Tag remove key={a} />)}</Box>',
    '<Box>{list.map((a) => <Tag delete key={a} />)}</Box>',
  ],
] as const)('A prop is converted %s', ([, before, after]) => {
  expect(converted(before, 'Box, Button, Tag').jsx).toBe(after);
});

test('Values for some widths become one object, with the quotes of the file', () => {
  const jsx = `<Box textSize="3" tablet={{ textSize: '5', only: true }} touch={{ textAlign: 'center' }} />`;
  expect(converted(jsx, 'Box').jsx).toBe(
    `<Box textSize={{ base: 3, tabletOnly: 5 }} textAlign={{ touch: 'centered' }} />`,
  );
});

test('Where there is room for one element only, several get a fragment', () => {
  const list = '<Menu.List title={label} />';
  const after = '<Menu.Label>{label}</Menu.Label><Menu.List />';
  expect(converted(list, 'Menu').jsx).toBe(`<>${after}</>`);
  expect(converted(`<Menu>${list}</Menu>`, 'Menu').jsx).toBe(`<Menu>${after}</Menu>`);
});

test('A name outside of JSX is a note, and stays with the library if Bulmatic has none such', () => {
  const source = `import { Button, Heading, Form } from '${RBC}';

const Styled = styled(Button);
const Top = styled(Heading);
const a = <Form.Input />;
`;
  const { code, notes } = modified(source);
  expect(code).toContain(
    `import { Button, Input } from 'bulmatic';\nimport { Heading } from '${RBC}';\n`,
  );
  expect(notes).toEqual([
    {
      line: 3,
      text: '`Button` is used outside of JSX.',
      remedy: 'It is the one of Bulmatic now: check its props and parts.',
    },
    {
      line: 4,
      text: '`Heading` is used outside of JSX.',
      remedy: `It still comes from \`${RBC}\`: replace it by hand.`,
    },
  ]);
});

test('Each use of a name outside of JSX is a note', () => {
  const { notes } = modified(
    `import { Button } from '${RBC}';\nuse(Button);\nconst a = <Button />;\nuse(Button);\n`,
  );
  expect(notes.map(({ line }) => line)).toEqual([2, 4]);
});

test('A file of Flow is read as one', () => {
  const source = `// @flow\nimport { Box } from '${RBC}';\ntype P = {| a: ?string |};\nconst it = ({ a }: P) => <Box renderAs="p">{(a: any)}</Box>;\n`;
  expect(modified(source, RBC, 'it.js')).toEqual({
    code: source.replace(RBC, 'bulmatic').replace('renderAs', 'as'),
    notes: [],
  });
});

test.for([
  [RBC, 'Pagination', '<Pagination showPrevNext={false} />'],
  ['bestax-bulma', 'Dropdown', '<Dropdown closeOnClick={false} />'],
] as const)(
  'What a note says to be left is left, also if it is `false`: %s',
  ([from, names, jsx]) => {
    const after = converted(jsx, names, from);
    expect(after.jsx).toBe(jsx);
    expect(after.notes).toEqual([expect.stringMatching(/ was left as it is\.$/)]);
  },
);

test('A class with accessors and decorators is read', () => {
  const source = `import { Box } from '${RBC}';\nclass It { @observable accessor it = <Box renderAs="p" />; }\n`;
  expect(modified(source).code).toBe(source.replace(RBC, 'bulmatic').replace('renderAs', 'as'));
});

test('A prop that becomes one which the element has already stays, with a note', () => {
  const jsx = '<Button text color="danger" />';
  expect(converted(jsx, 'Button')).toMatchObject({
    jsx,
    notes: ['3: `text` is no prop of `Button`.'],
  });
});

test('A hidden element stays hidden, whatever else it is', () => {
  expect(converted('<Box hidden display="flex" />', 'Box').jsx).toBe(
    '<Box hidden display="flex" />',
  );
});

test('Types are imported as types', () => {
  const source =
    "import type { ButtonProps } from '@allxsmith/bestax-bulma';\n\ntype A = ButtonProps;\n";
  expect(modified(source, 'bestax-bulma', 'it.ts').code).toBe(
    "import type { ButtonProps } from 'bulmatic';\n\ntype A = ButtonProps;\n",
  );
});

test('Other ways to load the library are notes', () => {
  const source = [
    "import '@allxsmith/bestax-bulma/bestax.css';",
    "const { Button } = require('@allxsmith/bestax-bulma');",
    "export { Box } from '@allxsmith/bestax-bulma';\n",
  ].join('\n');
  const { code, notes } = modified(source, 'bestax-bulma', 'it.js');
  expect(code).toBe(source);
  expect(notes.map(({ line, remedy }) => `${line}: ${remedy}`)).toEqual([
    '1: Import `bulma/css/bulma.min.css` in its place when nothing else uses it.',
    '2: Import from `bulmatic` in its place by hand.',
    '3: Import from `bulmatic` in its place by hand.',
  ]);
});

test('What stands next to a child that goes into a prop stays', () => {
  const jsx = '<Breadcrumb.Item><a href="/">Home</a> and more</Breadcrumb.Item>';
  expect(converted(jsx, 'Breadcrumb').jsx).toBe(jsx);
});

test.for([
  [
    'of a child that goes',
    RBC,
    'Button, Notification',
    '<Notification><Button remove onClick={f}><b>a</b></Button>c</Notification>',
    '<Notification><Delete onClick={f}><b>a</b></Delete>c</Notification>',
  ],
  [
    'of an icon',
    'bloomer',
    'Icon',
    '<Icon className="a"><i className="b" /></Icon>',
    '<Icon className="a"><i className="b" /></Icon>',
  ],
  [
    'of an icon, as a prop',
    'bloomer',
    'PanelIcon',
    '<PanelIcon className="a" children={icon} />',
    '<PanelIcon className="a" children={icon} />',
  ],
  [
    'of an icon with a name',
    'bestax-bulma',
    'Icon',
    '<Icon name="a">b</Icon>',
    '<Icon><i className="fas fa-a" />b</Icon>',
  ],
  [
    'of an ellipsis',
    'bloomer',
    'Page, PageEllipsis',
    '<Page><PageEllipsis>a</PageEllipsis></Page>',
    '<Pagination.Ellipsis>a</Pagination.Ellipsis>',
  ],
  ['as a prop', RBC, 'Tabs', '<Tabs children={a} />', '<Tabs><Tabs.List>{a}</Tabs.List></Tabs>'],
  [
    'as a prop that is a text',
    'bestax-bulma',
    'Card',
    '<Card children="a" id="b" />',
    '<Card id="b"><Card.Content>a</Card.Content></Card>',
  ],
  [
    'next to a prop that it overrides',
    'bestax-bulma',
    'Card',
    '<Card children={a}>b</Card>',
    '<Card><Card.Content>b</Card.Content></Card>',
  ],
] as const)('Content stays: %s', ([, from, names, before, after]) => {
  const { jsx, notes } = converted(before, names, from);
  expect({ jsx, notes }).toEqual({ jsx: after, notes: [] });
});

test('What a child had is a note if the element that it becomes one with has it too', () => {
  const jsx = '<Breadcrumb.Item className="a"\n><a href="/" className="b">c</a></Breadcrumb.Item>';
  expect(converted(jsx, 'Breadcrumb')).toMatchObject({
    jsx: '<Breadcrumb.Item className="a" href="/"\n>c</Breadcrumb.Item>',
    notes: ['4: `className` of `a` was left out.'],
  });
});

test('A key of a child is none of the element that it becomes one with', () => {
  const jsx = '<Breadcrumb.Item key={1}><a key={1} href="/">c</a></Breadcrumb.Item>';
  const { notes } = converted(jsx, 'Breadcrumb');
  expect(notes).toEqual([]);
});

test('Props that are spread into a child are spread into the element that it becomes one with', () => {
  const jsx = '<Breadcrumb.Item {...a}><a {...b} href="/">c</a></Breadcrumb.Item>';
  expect(converted(jsx, 'Breadcrumb').jsx).toBe(
    '<Breadcrumb.Item {...a} {...b} href="/">c</Breadcrumb.Item>',
  );
});

test('A key goes to the element around the one that had it', () => {
  expect(converted('all.map((a) => <Input key={a} name={a} />)', 'Input', 'bestax-bulma').jsx).toBe(
    'all.map((a) => <Field key={a}><Control><Input name={a} /></Control></Field>)',
  );
});

test('A key in a fragment is a note', () => {
  const { jsx, notes } = converted('all.map((a) => <Menu.List key={a} title={a} />)', 'Menu');
  expect(jsx).toBe('all.map((a) => <><Menu.Label>{a}</Menu.Label><Menu.List key={a} /></>)');
  expect(notes).toEqual(['3: The `key` of `Menu.List` is in a fragment now.']);
});

test('A file that cannot be read is named with its place', () => {
  expect(() => modified(`import { Box } from '${RBC}';\nconst a = <Box>;\n`)).toThrow(
    /This is not TypeScript or JavaScript that can be read: .*\(2:15\)/,
  );
  const deep = '<Box>'.repeat(20_000) + '</Box>'.repeat(20_000);
  expect(() => modified(`import { Box } from '${RBC}';\n${deep}`)).toThrow(
    'The elements are nested more than 400 levels deep.',
  );
});

test.for(Object.keys(PEERS))('An app with %s is not changed a second time', (from) => {
  const source = readFileSync(`tests/fixtures/codemods/${from}.tsx`, 'utf8');
  const { code, notes } = modified(source, from);
  expect(notes).toEqual([]);
  expect(modified(code, from)).toEqual({ code, notes: [] });
});

test('A browser that converts HTML loads nothing of this', async () => {
  const { metafile } = await build({
    entryPoints: ['convert/src/index.ts'],
    bundle: true,
    write: false,
    metafile: true,
    platform: 'browser',
    format: 'esm',
  });
  const loaded = Object.keys(metafile.inputs);
  expect(loaded.filter((file) => /@babel|src\/from/.test(file))).toEqual([]);
  expect(loaded.length).toBeGreaterThan(10);
});
