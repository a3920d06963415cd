import { expect, test } from 'vitest';
import { codemod } from './codemod.ts';
import { PEERS } from './peers.ts';

const RBC = 'react-bulma-components';

/** A module that imports from the peer, after the codemod. */
function modified(body: string, names = 'Box, Button, Form, Heading, Menu', file = 'it.tsx') {
  const { code, notes } = codemod(`import { ${names} } from '${RBC}';\n${body}`, PEERS[RBC]!, file);
  return { code, notes: notes.map(({ line, text }) => `${line}: ${text}`) };
}

const element = '<Button renderAs="a" pull="left">x</Button>';

test.for([
  ['a parameter', `function F(Button) { return ${element}; }`],
  ['a destructured parameter', `const F = ({ Button, color = 1 }) => ${element};`],
  ['a renamed one with a default', `const F = ({ as: Button = 'a' }) => ${element};`],
  ['a rest parameter', `const F = (...Button) => ${element};`],
  ['a constant in a function', `function F() { const Button = get(); return ${element}; }`],
  ['a destructured constant', `function F() { const { Button } = get(); return ${element}; }`],
  ['an item of an array', `function F() { const [Button] = get(); return ${element}; }`],
  ['a variable in a block', `if (on) { let Button = get(); show(${element}); }`],
  ['a hoisted variable', `function F() { const it = ${element}; var Button = get(); return it; }`],
  ['a function in a function', `function F() { function Button() {} return ${element}; }`],
  ['a class in a function', `function F() { class Button {} return ${element}; }`],
  ['the name of a function expression', `const F = function Button() { return ${element}; };`],
  ['what is caught', `try { go(); } catch (Button) { show(${element}); }`],
  ['what is caught and destructured', `try { go(); } catch ({ Button }) { show(${element}); }`],
  ['a variable of a loop', `for (const Button of all) show(${element});`],
  ['a counter of a loop', `for (let Button = 0; Button < 2; Button++) show(${element});`],
  ['a parameter around a closure', `const F = (Button) => () => all.map(() => ${element});`],
] as const)('An element of another name is left alone: %s', ([, body]) => {
  expect(modified(body).code).toContain(element);
});

test.for([
  ['the same name is a parameter elsewhere', `const F = ({ Button }) => 1; const it = ${element};`],
  ['a type has the same name', `function F() { type Button = 1; return ${element}; }`],
  ['a type parameter has the same name', `function F<Button>(it: Button) { return ${element}; }`],
  ['a property has the same name', `const it = { Button: ${element} }; it.Button;`],
  ['a block before has the same name', `{ const Button = 1; }\nconst it = ${element};`],
] as const)('An element of the peer is converted if %s', ([, body]) => {
  const { code } = modified(body);
  expect(code).toContain('<Button as="a" pulled="left">x</Button>');
  expect(code).toMatch(/^import \{ Button \} from 'bulmatic';\n/);
});

test.for([
  [
    'a child that goes',
    'rbx',
    "import { Notification } from 'rbx';\nimport { Delete } from './ui';",
    '<Notification><Delete onClick={f} />a</Notification>',
    '<Notification><Delete onClick={f} />a</Notification>',
  ],
  [
    'a child that takes the place',
    'rbx',
    "import { Label } from 'rbx';\nimport { Checkbox } from '@mui/material';",
    '<Label><Checkbox />a</Label>',
    '<Field.Label><Checkbox />a</Field.Label>',
  ],
  [
    'a child that must be missing',
    'bestax-bulma',
    "import { Card as C } from '@allxsmith/bestax-bulma';\nimport { Card } from './ui';",
    '<C><Card.Content /></C>',
    '<C><C.Content><Card.Content /></C.Content></C>',
  ],
  [
    'an element around it',
    'bestax-bulma',
    "import { Input } from '@allxsmith/bestax-bulma';\nimport { Field } from 'formik';",
    '<Field><Input /></Field>',
    '<Field><BulmaField><Control><Input /></Control></BulmaField></Field>',
  ],
] as const)(
  'An element of another module is none of the peer: %s',
  ([, from, imports, jsx, after]) => {
    const { code } = codemod(`${imports}\nconst it = ${jsx};\n`, PEERS[from]!, 'it.tsx');
    expect(code).toContain(`const it = ${after};\n`);
  },
);

test('An element of another name is no child of an element of HTML', () => {
  const jsx = '<li><MenuLink isActive>a</MenuLink></li>';
  const { code } = codemod(
    `import { MenuLink } from 'bloomer';\nconst It = ({ MenuLink }) => ${jsx};\n`,
    PEERS.bloomer!,
    'it.tsx',
  );
  expect(code).toContain(jsx);
});

test('An element of Bulmatic has the name that it has there', () => {
  const { code } = codemod(
    "import { Field as F } from 'bulmatic';\nimport { Input } from '@allxsmith/bestax-bulma';\nconst it = <F><Input /></F>;\n",
    PEERS['bestax-bulma']!,
    'it.tsx',
  );
  expect(code).toContain('const it = <F><Control><Input /></Control></F>;');
});

test('A new name is not one that a function has for itself', () => {
  const { code } = modified('const F = ({ Title }) => <Heading>{Title}</Heading>;');
  expect(code).toBe(
    "import { Title as BulmaTitle } from 'bulmatic';\nconst F = ({ Title }) => <BulmaTitle>{Title}</BulmaTitle>;",
  );
});

test('A name of the file is not used where a function has it for itself', () => {
  const { code } = modified(
    'const F = ({ Box }) => <Box />;\nconst G = () => <Box pull="left" />;',
  );
  expect(code).toContain('({ Box }) => <Box />;\nconst G = () => <Box pulled="left" />;');
});

test.for([
  ['taken apart', 'const { Input } = Form;', '<Input isStatic />', '<Input static />'],
  ['renamed', 'const { Input: In } = Form;', '<In isStatic />', '<Input static />'],
  ['nested', 'const { Field: { Label } } = Form;', '<Label />', '<FieldLabel />'],
  ['a part', 'const Item = Menu.List.Item;', '<Item active />', '<MenuItem active />'],
  ['another name', 'const F = Form;', '<F.Input isStatic />', '<Input static />'],
  ['a variable that stays', 'let { Input } = Form;', '<Input />', '<Input />'],
  ['in two steps', 'const F = Form;\nconst { Input } = F;', '<Input />', '<Input />'],
] as const)(
  'A component is converted if a constant stands for it: %s',
  ([, constant, before, after]) => {
    const { code, notes } = modified(`${constant}\nconst it = ${before};\n`);
    expect({ code: code.slice(code.indexOf('\n') + 1), notes }).toEqual({
      code: `const it = ${after};\n`,
      notes: [],
    });
    expect(code).toMatch(/^import \{ \w+ \} from 'bulmatic';/);
  },
);

test.for([
  ['a type that says so again', 'const B: typeof Button = Button;'],
  ['a type of React', 'const B: FC = Button;'],
  ['a type of its own', 'const B = Button as FC;'],
  ['a type that it satisfies', 'const B = Button satisfies FC;'],
] as const)('A constant with %s is needed no more', ([, constant]) => {
  expect(modified(`${constant}\nconst it = <B submit />;\n`)).toEqual({
    code: `import { Button } from 'bulmatic';\nconst it = <Button type="submit" />;\n`,
    notes: [],
  });
});

test('A type of a constant that stays is needed still', () => {
  const { code } = modified('const B: typeof Box = Button;\nuse(B);\n');
  expect(code).toBe(
    `import { Box } from 'bulmatic';\nimport { Button } from '${RBC}';\nconst B: typeof Box = Button;\nuse(B);\n`,
  );
});

test.for([
  ['in a name', 'const { Input /* a */ } = Form;', '/* a */'],
  ['before the name that it is taken from', 'const Input = /* a */ Form.Input;', '/* a */'],
  ['at the end of a line', 'const {\n  Input, // a\n} = Form;', '// a\n'],
  [
    'next to another constant',
    'const { Input } = /* a */ Form, other = 1;',
    '/* a */const other = 1;',
  ],
] as const)('A comment in a constant that goes stays: %s', ([, constant, after]) => {
  const { code } = modified(`${constant}\nconst it = <Input />;\n`);
  expect(code).toBe(`import { Input } from 'bulmatic';\n${after}\nconst it = <Input />;\n`);
});

test.for([
  [
    'that another component has become',
    RBC,
    '{ Heading as Subtitle, Box as Title }',
    '<><Subtitle /><Title /></>',
    '<><Title /><Box /></>',
  ],
  [
    'that two components have swapped',
    'bestax-bulma',
    '{ Title as Subtitle, SubTitle as Title }',
    '<><Title as="p" /><Subtitle as="p" /></>',
    '<><Subtitle as="p" /><Title as="p" /></>',
  ],
] as const)('A component does not get a name %s', ([, from, names, before, after]) => {
  const peer = PEERS[from]!;
  const source = `import ${names} from '${peer.package}';\nconst it = ${before};\n`;
  expect(codemod(source, peer, 'it.tsx').code).toContain(`const it = ${after};\n`);
});

test('A semicolon at the start of the next line stays there', () => {
  const { code } = modified(
    'const n = f\nconst { Input } = Form\n;[1].map(n)\nconst a = <Input />\n',
  );
  expect(code).toBe(
    "import { Input } from 'bulmatic';\nconst n = f\n;[1].map(n)\nconst a = <Input />\n",
  );
});

test('A constant in a function stands for a component too', () => {
  const { code } = modified(
    'function F() {\n  const { Input } = Form;\n  return <Input isStatic />;\n}\n',
  );
  expect(code).toBe(
    "import { Input } from 'bulmatic';\nfunction F() {\n  return <Input static />;\n}\n",
  );
});

test('A constant stays that is used outside of JSX, with a note', () => {
  const { code, notes } = modified('const { Input } = Form;\nuse(Input);\n');
  expect(code).toBe(`import { Form } from '${RBC}';\nconst { Input } = Form;\nuse(Input);\n`);
  expect(notes).toEqual(['3: `Input` is used outside of JSX.']);
});

test('A constant stays that is exported', () => {
  const { code, notes } = modified('export const { Input } = Form;\n');
  expect(code).toBe(`import { Form } from '${RBC}';\nexport const { Input } = Form;\n`);
  expect(notes).toEqual(['2: `Form` is used outside of JSX.']);
});

test('A constant for what has no counterpart stays', () => {
  const { code, notes } = modified('const { Foo } = Menu;\nconst it = <Menu><Foo /></Menu>;\n');
  expect(code).toBe(
    `import { Menu as BulmaMenu } from 'bulmatic';\nimport { Menu } from '${RBC}';\nconst { Foo } = Menu;\nconst it = <BulmaMenu><Foo /></BulmaMenu>;\n`,
  );
  expect(notes).toEqual(['3: `Menu.Foo` has no counterpart.']);
});

test('A constant goes if another of its name stays elsewhere', () => {
  const { code } = modified(
    'const F = () => {\n  const { Item } = Menu.List;\n  return <Item />;\n};\nconst G = () => {\n  const { Foo: Item } = Menu;\n  return <Item />;\n};\n',
  );
  expect(code).toBe(
    `import { MenuItem } from 'bulmatic';\nimport { Menu } from '${RBC}';\nconst F = () => {\n  return <MenuItem />;\n};\nconst G = () => {\n  const { Foo: Item } = Menu;\n  return <Item />;\n};\n`,
  );
});
