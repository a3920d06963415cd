import { expect, test } from 'vitest';
import registryLoader from './registryLoader.ts';

test('The list of all pages loses what makes it long, and a list in another form stops the build', () => {
  const load = '() => import(/* webpackChunkName: "a" */ "@site/docs/a.mdx")';
  const entry = (end: string) => `export default {\n  "a": [${load}, ${end}],\n}`;
  const list = entry('"@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")');
  expect(registryLoader(list)).toBe(entry('"", ""'));
  expect(() => registryLoader('export default {}')).toThrow(
    /^\.docusaurus\/registry\.js: no entry/,
  );
});
