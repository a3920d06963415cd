import { renderToStaticMarkup } from 'react-dom/server';
import * as bulmatic from 'bulmatic';
import { expect, test } from 'vitest';
import { convert } from '../../../convert/src/index.ts';
import { readJsx } from '../../../convert/src/from/read.ts';
import { elementOf } from '../../../src/browser/elementOf.ts';
import { examples } from './examples.ts';
import { difference } from './compare.ts';
import { PRELOADS, renderCode } from './render.ts';

const htmlOf = (code: string) =>
  renderToStaticMarkup(elementOf(readJsx(code).tree, bulmatic)).replace(PRELOADS, '');

test('What becomes of each example of Bulma is read again without running it, and makes the same HTML', () => {
  const all = examples();
  const different = all.flatMap(({ id, code }) => {
    const { notes } = readJsx(code);
    const found = difference(renderCode(code), htmlOf(code));
    return found || notes.length ? [{ id, found, notes }] : [];
  });
  console.log(`${all.length} examples, ${different.length} of which are read in another way`);
  expect(different).toEqual([]);
});

test('The HTML of the TSX of each example of Bulma becomes TSX that makes the same HTML', () => {
  const different = examples().flatMap(({ id, code }) => {
    const html = htmlOf(code);
    const found = difference(html, htmlOf(convert(html).code));
    return found ? [{ id, found }] : [];
  });
  expect(different).toEqual([]);
});

/** Mistakes, each with what is said about it. */
const REFUSED: Readonly<Record<string, string>> = {
  '<Box>\n  <Title>a</Titel>\n</Box>':
    'Line 2, column 11: Expected corresponding JSX closing tag for <Title>.',
  '<Box>\n': 'Line 1, column 6: The code ends before all elements in it are closed.',
  '<p>a</p>\n<p>b</p>': 'Line 2, column 1: Adjacent JSX elements must be wrapped',
  'const a = 1;\n<p>a</p>': 'Line 1, column 1: This is neither an element nor a component',
  'function A() {\n  alert(1);\n  return <p />;\n}': 'Line 1, column 1: This is neither',
  '': 'Line 1, column 1: There is no JSX. Write an element.',
};

test.for(Object.entries(REFUSED))('%j is refused, with the line and the column', ([code, text]) => {
  expect(() => readJsx(code)).toThrow(text);
});

const LEFT_OUT: Readonly<Record<string, string>> = {
  '<Box>\n  <Buton>a</Buton>\n</Box>': '2:3 `Buton` is no component of Bulmatic.',
  '<Button accent="link" />': '1:9 `accent` is no prop of `Button`.',
  '<Button color="purple" />': '1:9 `color` has no value `purple`.',
  '<Title size={9}>a</Title>': '1:8 `size` has no value `9`.',
  '<Box mt={{ mobile: 3 }} />': '1:6 `mt` has no value `mobile: 3`.',
  '<Column size={{ mobile: 3, tablet: 99 }} />': '1:9 `size` has no value `tablet: 99`.',
  '<Column size={{ phone: 3 }} />': '1:9 `size` has no value `phone: 3`.',
  '<p style="color: red" />': '1:4 `style` is an object in React.',
  '<input>a</input>': '1:1 `input` has no content.',
  '<p dangerouslySetInnerHTML={{ __html: "a" }} />':
    '1:4 `dangerouslySetInnerHTML` can’t be used here.',
  'import { Button } from "./Button";\n<Box><Button>a</Button></Box>':
    '2:6 `Button` is no component of Bulmatic.',
  '<Box.constructor />': '1:1 `Box.constructor` is no component of Bulmatic.',
  '<Button color={color} />': '1:16 `color` was left out, since no code runs here.',
  '<Button {...rest} />': '1:9 `{...rest}` was left out, since no code runs here.',
  '<p>{names.map(name)}</p>': '1:5 `names.map(name)` was left out, since no code runs here.',
  '<p>{`a${b}`}</p>': '1:5 ``a${b}`` was left out, since no code runs here.',
  '<Button onClick={() => alert(1)} />': '1:9 `onClick` does nothing here.',
};

test.for(Object.entries(LEFT_OUT))('%j is shown as far as it runs nothing', ([code, text]) => {
  const { notes } = readJsx(code);
  expect(notes.map(({ line, column, text }) => `${line}:${column} ${text}`)).toEqual([text]);
});

test('Notes are in the order of the code', () => {
  const { notes } = readJsx('<Box accent="a">\n  {b}\n  <input c={d}>e</input>\n</Box>');
  const places = notes.map(({ line, column }) => `${line}:${column}`);
  expect(places).toEqual(['1:6', '2:4', '3:3', '3:13']);
});

test('An element may have a name that all objects have, such as `toString`', () => {
  expect(readJsx('<toString />').tree.name).toBe('toString');
});

test('Values are literals, objects and lists of these, and elements', () => {
  const code = `<Field title={'b'} display={{ mobile: 'flex' }} tabIndex={-1} hidden={false}>
    <Box children={<b>a</b>} />
    c{' '}
    {/* Nothing. */}
    <Input defaultValue="d&amp;e" style={{ ['--f' as string]: 1 }} />
    {null}
  </Field>`;
  expect(htmlOf('<p>a\n  b{" "}\n  <b>c</b>{1}</p>')).toBe('<p>a b <b>c</b>1</p>');
  expect(readJsx(code)).toMatchObject({ components: ['Box', 'Field', 'Input'], notes: [] });
  expect(htmlOf(code)).toContain('value="d&amp;e"');
});

test.for([
  ['import { Button as Action } from "bulmatic";\n<Action>a</Action>', 'Button'],
  ['import * as UI from "bulmatic";\n<UI.Button>a</UI.Button>', 'Button'],
  ['import * as ui from "bulmatic";\n<ui.Card.Header>a</ui.Card.Header>', 'Card.Header'],
  ['import { Card as Tile } from "bulmatic";\n<Tile.Header>a</Tile.Header>', 'Card.Header'],
  ['import { CardHeader as Head } from "bulmatic";\n<Head>a</Head>', 'Card.Header'],
  ['import { Fragment as All } from "react";\n<All>a</All>', ''],
  ['import R from "react";\n<R.Fragment>a</R.Fragment>', ''],
])('A component is known by the name that the code gives it: %j', ([code, name]) => {
  expect(readJsx(code!)).toMatchObject({ tree: { name }, notes: [] });
});

test('The prop `children` is what is in an element, unless there is something in it', () => {
  expect(htmlOf('<p children="a" />')).toBe('<p>a</p>');
  expect(htmlOf('<p children={<b>a</b>}>{null}</p>')).toBe('<p><b>a</b></p>');
  expect(htmlOf('<p children="a">b</p>')).toBe('<p>b</p>');
  expect(readJsx('<p children="a" />').tree.attributes).toEqual([]);
  expect(readJsx('<p children={a} />').notes).toMatchObject([{ line: 1, column: 14 }]);
});

test('Elements that are nested deeper than the parser can follow are refused in words', () => {
  const code = '<Box>'.repeat(20_000) + '</Box>'.repeat(20_000);
  expect(() => readJsx(code)).toThrow('The elements are nested more than 400 levels deep.');
});
