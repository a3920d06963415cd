import { renderToStaticMarkup } from 'react-dom/server';
import * as bulmatic from 'bulmatic';
import { expect, test } from 'vitest';
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
  '<Button accent="link" />': '1:9 `Button` has no prop `accent`.',
  '<Button color="purple" />': '1:9 `color` has no value `purple`.',
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

test('Values are literals, objects and lists of these, and elements', () => {
  const code = `<Field title={'b'} mt={{ mobile: 1 }} tabIndex={-1} hidden={false}>
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
