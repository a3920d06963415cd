import { expect, test } from 'vitest';
import { fromJsx } from './fromJsx.ts';

/** A module after the codemod. */
function modified(source: string, file = 'it.tsx') {
  const { code, notes } = fromJsx(source, file);
  return { code, notes: notes.map(({ line, text }) => `${line}: ${text}`) };
}

test.for([
  ['a module without classes', 'const a = <div>box</div> ;\r\n'],
  ['classes of something else', 'const a = <div className="mine" />;\n'],
  ['`class` of something else', 'const a = <div class="mine" />;\n'],
  ['`class` next to `className`', 'const a = <div class="box" className="box" />;\n'],
  ['classes that the app tells', 'const a = <div className={styles.box} />;\n'],
  ['a component with a class', 'const a = <Foo className="mine" />;\n'],
  ['a part outside of its component', 'const a = <li className={on ? "is-active" : ""} />;\n'],
  ['a template with a tag', 'const a = <div className={css`box`} />;\n'],
  ['TypeScript with no JSX', 'const className = <string>name;\n', 'it.ts'],
] as const)('%s stays as it is, byte for byte', ([, code, file]) => {
  expect(modified(code, file)).toEqual({ code, notes: [] });
});

test.for([
  [
    '`class`, which React takes too',
    '<div class="box mine" id="c"><input class={on ? "input" : "input is-large"} /></div>',
    '<Box className="mine" id="c"><Input size={on ? undefined : \'large\'} /></Box>',
  ],
  [
    'events, refs and keys',
    '<div key="a" ref={ref} onClick={() => go( 1 )} className="box" />',
    '<Box key="a" ref={ref} onClick={() => go( 1 )} />',
  ],
  [
    'comments between attributes',
    '<div /* a */ className="box" /* b */ id="c" // d\n/>',
    '<Box /* a */ /* b */ id="c" // d\n/>',
  ],
  [
    'a comment on a line',
    '<div\n  // why\n  className="box"\n  id="c"\n>x</div>',
    '<Box\n  // why\n  id="c"\n>x</Box>',
  ],
  [
    'lines',
    '<div\n  className="box p-4 mt-2"\n  id="c"\n>\n  x\n</div>',
    '<Box\n  p={4}\n  mt={2}\n  id="c"\n>\n  x\n</Box>',
  ],
  [
    'text and entities',
    '<div className="box">a &amp; b{" "}\n  {c}</div>',
    '<Box>a &amp; b{" "}\n  {c}</Box>',
  ],
  [
    'JSX in a prop',
    '<Foo icon={<span className="icon"><i /></span>} />',
    '<Foo icon={<Icon><i /></Icon>} />',
  ],
  [
    'JSX in a prop of an element that changes',
    '<div className="box" title={<span className="tag" />} />',
    '<Box title={<Tag />} />',
  ],
  [
    'a function as a child',
    '<Foo>{(a) => <div className="box">{a}</div>}</Foo>',
    '<Foo>{(a) => <Box>{a}</Box>}</Foo>',
  ],
  [
    'conditions and fragments',
    '<>{a ? <div className="box" /> : <><p className="title" /></>}</>',
    '<>{a ? <Box /> : <><Title as="p" /></>}</>',
  ],
  [
    'generics and `as`',
    '<Foo<string> a={b as const}><div className="box" /></Foo>',
    '<Foo<string> a={b as const}><Box /></Foo>',
  ],
  [
    'names with dots',
    '<ui.Box className="mine"><div className="box" /></ui.Box>',
    '<ui.Box className="mine"><Box /></ui.Box>',
  ],
  [
    'nested components',
    '<div className="box"><div className="box"><div className="box" /></div></div>',
    '<Box><Box><Box /></Box></Box>',
  ],
] as const)('What is around stays: %s', ([, before, after]) => {
  const { code } = modified(`import a from 'a';\nconst it = ${before};\n`);
  expect(code.slice(code.indexOf('const it = ') + 11, -2)).toBe(after);
});

test.for([
  [
    'after the last import',
    "import a from 'a';\n\nconst it = 1;",
    "import a from 'a';\nimport { Box } from 'bulmatic';\n\nconst it = 1;",
  ],
  [
    'with the quotes and ends of the file',
    'import a from "a"\nconst it = 1',
    'import a from "a"\nimport { Box } from "bulmatic"\nconst it = 1',
  ],
  [
    'after directives',
    "'use client';\nconst it = 1;",
    "'use client';\nimport { Box } from 'bulmatic';\nconst it = 1;",
  ],
  ['at the start', 'const it = 1;', "import { Box } from 'bulmatic';\n\nconst it = 1;"],
  [
    'to those that are there',
    "import { Tag } from 'bulmatic';\nconst it = 1;",
    "import { Box, Tag } from 'bulmatic';\nconst it = 1;",
  ],
  [
    'with the comments there',
    "import { Tag /* a */ } from 'bulmatic';\nconst it = 1;",
    "import { Tag, /* a */ Box } from 'bulmatic';\nconst it = 1;",
  ],
  [
    'next to types',
    "import type { TagProps } from 'bulmatic';\nconst it = 1;",
    "import type { TagProps } from 'bulmatic';\nimport { Box } from 'bulmatic';\nconst it = 1;",
  ],
] as const)('Imports are added %s', ([, before, after]) => {
  expect(modified(`${before}\nconst b = <div className="box" />;\n`).code).toBe(
    `${after}\nconst b = <Box />;\n`,
  );
});

test.for([
  ['is imported', "import { Button } from './ui';"],
  ['is a function', 'function Button() {}'],
  ['is a class', 'class Button {}'],
  ['is a constant of a function', 'const f = () => { const Button = 1; };'],
  ['is a parameter', 'const f = ({ Button }) => <Button />;'],
  ['is a type', 'type Button = string;'],
  ['is a global', 'const a = <Button />;'],
] as const)('A name that %s is not taken', ([, before]) => {
  const { code } = modified(`${before}\nconst b = <button type="button" className="button" />;\n`);
  expect(code).toContain('<BulmaButton />');
  expect(code).toContain("{ Button as BulmaButton } from 'bulmatic'");
});

test('A name that the file has chosen for a component is used', () => {
  const { code } = modified(
    'import { Box as Card } from \'bulmatic\';\nconst b = <div className="box" />;\n',
  );
  expect(code).toBe("import { Box as Card } from 'bulmatic';\nconst b = <Card />;\n");
});

test.for([
  ['clsx', "import clsx from 'clsx';", 'clsx'],
  ['its small form', "import { clsx } from 'clsx/lite';", 'clsx'],
  ['classnames', "import classNames from 'classnames';", 'classNames'],
  ['another name', "import cx from 'classnames';", 'cx'],
  ['all of it', "import * as cn from 'classnames';", 'cn'],
] as const)('Nothing is left of %s where it is not needed', ([, imports, name]) => {
  const { code } = modified(
    `${imports}\nconst b = <div className={${name}('box', { 'mt-2': on })} />;\n`,
  );
  expect(code).toMatch(
    /^import \{ Box \} from 'bulmatic';\nconst b = <Box mt=\{on \? 2 : undefined\} \/>;\n$/,
  );
});

test('An import of clsx stays that something else uses', () => {
  const source =
    "import clsx from 'clsx';\nconst a = clsx('a');\nconst b = <div className={clsx('box')} />;\n";
  expect(modified(source).code).toContain("import clsx from 'clsx';\n");
});

test('A function of the file that has the name of clsx is not taken for it', () => {
  const source =
    "import { clsx } from './mine';\nconst b = <div className={clsx('box', { 'mt-2': on })} />;\n";
  expect(modified(source).code).toBe(source);
});

test.for([
  [
    'spread props',
    '<div {...props} className="box" />',
    '<div> was left as it is, for props are spread into it.',
  ],
  [
    'a component with classes of Bulma',
    '<Link className="button" />',
    '<Link> has classes of `Button`.',
  ],
  [
    'a component that the app chooses',
    '<a className={on ? "button" : "link"} />',
    'Whether <a> is a `Button` is told only when the app runs.',
  ],
  [
    'classes that another function puts together',
    "<div className={cn('box', { 'mt-2': on })} />",
    'What `cn` makes of classes of `Box` is told only when the app runs.',
  ],
  [
    'an element without JSX',
    "React.createElement('div', { className: 'box' })",
    'A <div> with classes of `Box` is made by `createElement`.',
  ],
] as const)('There is a note on %s, which stays as it is', ([, jsx, note]) => {
  const source = `const className = 1;\nconst b = ${jsx};\n`;
  expect(modified(source)).toEqual({ code: source, notes: [`2: ${note}`] });
});

test('A button that may be in a form of another component is a note', () => {
  const [note] = modified('const b = <button className="button">Save</button>;\n').notes;
  expect(note).toBe('1: `Button` does not submit a form by itself.');
  expect(modified('const b = <button className="button" onClick={go} />;\n').notes).toEqual([]);
});

test('Props without a class may be spread', () => {
  const { code, notes } = modified(
    'const F = ({ className, ...rest }) => <div className={`box ${className}`} {...rest} />;\n',
  );
  expect(code).toContain('<Box className={`${className}`} {...rest} />');
  expect(notes).toEqual(['1: The props that are spread into `Box` were not looked at.']);
});

test('A second run changes nothing', () => {
  const source = `import clsx from 'clsx';
const b = <div className={clsx('box', name, { mine: on })}><p className="title is-3">a</p><Link className="button" /></div>;
`;
  const { code } = modified(source);
  expect(modified(code).code).toBe(code);
});

test('Lines end as they do in the file', () => {
  expect(modified('import a from \'a\';\r\nconst b = <div className="box" />;\r\n').code).toBe(
    "import a from 'a';\r\nimport { Box } from 'bulmatic';\r\nconst b = <Box />;\r\n",
  );
});
