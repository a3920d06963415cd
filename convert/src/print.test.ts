import fc from 'fast-check';
import { format } from 'prettier';
import { expect, test } from 'vitest';
import type { JsxAttribute, JsxElement, JsxNode } from './jsx.ts';
import { printModule } from './print.ts';
import { PRETTIER_STYLE } from './style.ts';

const WORDS = [
  'a',
  '\u00a0',
  'b\u2003c',
  'Lorem',
  'dolorously',
  '.',
  'x{y}',
  '"q"',
  "it's",
  'a<b',
  '&amp;',
  '',
  '  ',
];
const NAMES = ['p', 'Button', 'Card.Header', ''];
const ATTRIBUTES = ['color', 'size', 'href', 'aria-label'];
const VALUES: JsxAttribute['value'][] = [
  true,
  3,
  'text',
  'with "quotes"',
  'with "both" kinds of quote, it\'s said, in a text that is long',
  { mobile: 'half', 'a-b': 3 },
  { color: 'red', backgroundImage: 'radial-gradient(circle closest-side, white 95%, transparent)' },
  { '--x': '1', color: 'red' },
  'https://example.com/?a=1&amp;b=2',
  { base: 3, tablet: 'three-quarters', desktop: 'one-third', fullhd: 1, widescreen: null },
];

const text = fc
  .array(fc.constantFrom(...WORDS), { minLength: 2, maxLength: 20 })
  .map((words): JsxNode => ({ kind: 'text', text: words.join(' ') }));
const expression = fc.constantFrom<JsxNode>(
  { kind: 'comment', text: ' Here ' },
  { kind: 'text', text: '  a  ', isExact: true },
);
/** Text on several lines is alone in its element. */
const template = fc.constant<JsxNode[]>([{ kind: 'text', text: 'one\n  two', isExact: true }]);

/** No two texts follow each other in what the converter prints. */
const separated = (nodes: JsxNode[]) =>
  nodes.filter((node, index) => node.kind !== 'text' || nodes[index - 1]?.kind !== 'text');

const { element } = fc.letrec<{ element: JsxElement; node: JsxNode }>((tie) => ({
  element: fc.record({
    kind: fc.constant('element' as const),
    name: fc.constantFrom(...NAMES),
    attributes: fc.uniqueArray(
      fc.record({
        name: fc.constantFrom(...ATTRIBUTES),
        value: fc.oneof({ depthSize: 'small' }, fc.constantFrom(...VALUES), tie('element')),
      }),
      { selector: ({ name }) => name, maxLength: 4 },
    ),
    children: fc.oneof(
      { weight: 9, arbitrary: fc.array(tie('node'), { maxLength: 5 }).map(separated) },
      { weight: 1, arbitrary: template },
    ),
  }),
  node: fc.oneof({ depthSize: 'small', withCrossShrink: true }, text, expression, tie('element')),
}));

/** A fragment has no attributes. */
const isPossible = ({ name, attributes, children }: JsxElement): boolean =>
  (Boolean(name) || !attributes.length) &&
  [...attributes.map(({ value }) => value), ...children].every(
    (one) =>
      typeof one !== 'object' ||
      one === null ||
      one.kind !== 'element' ||
      isPossible(one as JsxElement),
  );

test.for([PRETTIER_STYLE, { width: 76, singleQuote: true }])(
  'Prettier changes nothing of what is printed for $width characters',
  async (style) => {
    const property = fc.asyncProperty(element.filter(isPossible), async (jsx) => {
      const code = printModule(jsx, { name: 'Page', imports: ['Button', 'Card'] }, style);
      const { width: printWidth, singleQuote } = style;
      expect(await format(code, { parser: 'typescript', printWidth, singleQuote })).toBe(code);
    });
    await fc.assert(property, { numRuns: 200, seed: 1 });
  },
);

test('Prettier changes nothing of imports that are too long for a line', async () => {
  const page: JsxElement = { kind: 'element', name: 'p', attributes: [], children: [] };
  const imports = ['Breadcrumb', 'Dropdown', 'Notification', 'Pagination', 'Progress', 'Subtitle'];
  const code = printModule(page, { name: 'Page', imports }, PRETTIER_STYLE);
  expect(await format(code, { parser: 'typescript' })).toBe(code);
});
