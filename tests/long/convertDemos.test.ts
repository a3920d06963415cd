import { relative } from 'node:path';
import { format } from 'prettier';
import { beforeAll, expect, test } from 'vitest';
import { convert, type Converted } from '../../convert/src/index.ts';
import { catalogue } from '../../plugins/library/catalogue.ts';
import { codeByFile } from '../../plugins/reference/components-json/code.ts';
import type { UsedCode } from '../../plugins/reference/components-json/renderCode.ts';
import { demoFiles } from '../../plugins/demos/pages/files.ts';
import { ROOT } from '../../plugins/base/root.ts';
import { compile } from '../build/convert/compile.ts';
import { difference } from '../build/convert/compare.ts';
import { examples } from '../build/convert/examples.ts';
import { renderCode } from '../build/convert/render.ts';

const CLOSES = 'A close button looks like `Delete`, whether `onClose` made it or not.';
const GROUP = 'The panels of a tab look like any other elements.';
const LATER = 'It renders more after a click.';

/** The demos whose HTML does not tell which components made it, and why. */
const UNTOLD: Readonly<Record<string, string>> = {
  'components/message/close': CLOSES,
  'components/message/live': LATER,
  'components/message/sizes': CLOSES,
  'components/modal/portal': LATER,
  'components/pagination/long': 'With `total`, a pagination makes its links by itself.',
  'components/panel/controlled': GROUP,
  'components/panel/lists': GROUP,
  'components/tabs/basic': GROUP,
  'components/tabs/controlled': GROUP,
  'components/tabs/disabled': GROUP,
  'components/tabs/icons': GROUP,
  'components/tabs/state': GROUP,
  'elements/delete/corner': LATER,
  'elements/notification/announced': LATER,
  'elements/notification/basic': CLOSES,
  'elements/notification/focus': CLOSES,
  'elements/notification/language': CLOSES,
  'layout/media/right': LATER,
};

/** Without those of pieces, in which another library makes most elements. */
const files = demoFiles()
  .map((file) => relative(ROOT, file))
  .filter((file) => !file.startsWith('docs/pieces/'));
const labels = new Set(catalogue().components.map(({ label }) => label));
let demos: [file: string, code: UsedCode & { converted: Converted }][];

/** The components and parts that some JSX names. */
const componentsIn = (tsx: string) =>
  [...new Set(Array.from(tsx.matchAll(/<([A-Z][\w.]*)/g), ([, name = '']) => name))]
    .filter((name) => labels.has(name))
    .toSorted();

beforeAll(async () => {
  const code = await codeByFile(files);
  demos = Object.entries(code).map(([file, one]) => [
    file,
    { ...one, converted: convert(one.html) },
  ]);
});

/** The demo whose HTML has a document in it, which is left out since it may run scripts. */
const DOCUMENT = 'docs/components/elements/image/frame.demo.tsx';

test('The HTML of every demo and recipe becomes components that render it again, but for one document', () => {
  const different = demos.flatMap(([file, { html, converted }]) => {
    const found = difference(html, renderCode(converted.code));
    return found && file !== DOCUMENT ? [`${file}: ${found}`] : [];
  });
  expect(different).toEqual([]);
  expect(demos.length).toBeGreaterThan(300);
});

test('What the HTML of the demos becomes compiles', () => {
  const modules = demos.map(
    ([file, { converted }]) => [file.replaceAll('/', '_'), converted.code] as const,
  );
  expect(compile(new Map(modules))).toEqual([]);
  expect(
    compile(
      new Map([
        ['wrong', 'import { Box } from "bulmatic"; export const wrong = <Box size="x" />;'],
      ]),
    ),
  ).toHaveLength(1);
});

test('Prettier changes nothing of what the HTML of the demos and of Bulma’s examples becomes', async () => {
  const all = [...demos.map(([, { converted }]) => converted), ...examples()];
  for (const { code } of all) expect(await format(code, { parser: 'typescript' })).toBe(code);
});

test('The HTML of a demo of a component becomes the components of its source', () => {
  const others = demos.filter(([file, { tsx, converted }]) => {
    const isOfComponent = file.startsWith('docs/components/') && !file.includes('/_');
    return isOfComponent && componentsIn(tsx).join() !== converted.components.join();
  });
  expect(others.map(([file]) => file)).toEqual(
    Object.keys(UNTOLD).map((name) => `docs/components/${name}.demo.tsx`),
  );
});
