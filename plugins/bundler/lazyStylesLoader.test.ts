import { expect, test } from 'vitest';
import type { LoaderContext } from 'webpack';
import { fromRoot } from '../base/root.ts';
import load from './lazyStylesLoader.ts';

/** What the loader makes of the styles in a file, and the files that it emits. */
function loaded(file: string, css: string) {
  const emitted: Record<string, string> = {};
  const context = {
    resourcePath: fromRoot(file),
    emitFile: (name: string, content: string) => (emitted[name] = content),
  };
  return { code: load.call(context as unknown as LoaderContext<unknown>, css), emitted };
}

test('The classes of a module get names of their own, which the importer is told', () => {
  const { code, emitted } = loaded('src/ui/Box/styles.module.css', '.a { color: red }');
  const [[file = '', css = ''] = []] = Object.entries(emitted);
  expect(file).toMatch(/^assets\/css\/box-styles\.[0-9a-f]{8}\.css$/);
  const [, name = ''] = /^\.(a_\S+)\{color:red\}$/.exec(css) ?? [];
  expect(code).toBe(
    `export const stylesheet = __webpack_public_path__ + "${file}";\nexport default {"a":"${name}"};`,
  );
});

test('Other styles keep their names', () => {
  const { code, emitted } = loaded('src/ui/Box/box.css', '.box { color: red }');
  expect(Object.values(emitted)).toEqual(['.box{color:red}']);
  expect(code).toContain('export default {};');
});

test('A mistake in the styles stops the build, with its place', () => {
  expect(() => loaded('src/ui/Box/box.css', '.box { } }')).toThrow(/Invalid|Unexpected/);
});
