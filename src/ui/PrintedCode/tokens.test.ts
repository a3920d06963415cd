import { expect, test } from 'vitest';
import { tokensOf, type Language, type Token } from './tokens.ts';

const CODE = `import { Button } from 'bulmatic';

export default function Example() {
  return (
    <>
      <Button color="link" mt={3} gap={{ base: 2, tablet: 'x' }} disabled>
        It's from here{' '}
      </Button>
      <Progress max={100} icon={<svg viewBox="0 0 9 9" />} />
      return 3
    </>
  );
}
`;

const rolesOf = (role: Token['role'], code: string, language: Language) =>
  tokensOf(code, language)
    .filter((token) => token.role === role)
    .map(({ text }) => text);

test('What is taken apart is the whole code', () => {
  for (const language of ['tsx', 'html'] as const)
    expect(
      tokensOf(CODE, language)
        .map(({ text }) => text)
        .join(''),
    ).toBe(CODE);
});

test('Words are keywords in code, and text between elements', () => {
  expect(rolesOf('keyword', CODE, 'tsx')).toEqual([
    'import',
    'from',
    'export',
    'default',
    'function',
    'return',
  ]);
  expect(rolesOf('string', CODE, 'tsx')).toEqual([
    "'bulmatic'",
    '"link"',
    "'x'",
    "' '",
    '"0 0 9 9"',
  ]);
  expect(rolesOf('tag', CODE, 'tsx')).toEqual(['Example', 'Button', 'Button', 'Progress', 'svg']);
  expect(rolesOf('number', CODE, 'tsx')).toEqual([
    'color',
    'mt',
    '3',
    'gap',
    '2',
    'disabled',
    'max',
    '100',
    'icon',
    'viewBox',
  ]);
});

test('In HTML, all that is not in a tag is text', () => {
  const html = `<input class="a" required="">\nreturn {it} 'now' <b>3</b>`;
  expect(rolesOf('keyword', html, 'html')).toEqual([]);
  expect(rolesOf('string', html, 'html')).toEqual(['"a"', '""']);
  expect(rolesOf('tag', html, 'html')).toEqual(['input', 'b', 'b']);
});
