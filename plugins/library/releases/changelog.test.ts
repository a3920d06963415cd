import { expect, test } from 'vitest';
import { changesNaming, entriesOf } from './changelog.ts';

const CHANGELOG = `# bulmatic

## 0.2.0

### Minor Changes

- 1a2b3c4: The prop \`bold\` of \`Button\` is called \`strong\` now,
  as in HTML.

  Run \`npx bulmatic-convert --from bulmatic\`.

- \`<Card.Header tall>\` is higher.

### Patch Changes

- 5d6e7f8: \`Buttons\` and \`CardHeader\` keep their order.

## 0.1.0

### Minor Changes

- The first release.
`;

test('Each entry has its release and its first paragraph, without the commit', () => {
  expect(entriesOf(CHANGELOG)).toEqual([
    {
      version: '0.2.0',
      text: 'The prop `bold` of `Button` is called `strong` now, as in HTML.',
    },
    { version: '0.2.0', text: '`<Card.Header tall>` is higher.' },
    { version: '0.2.0', text: '`Buttons` and `CardHeader` keep their order.' },
    { version: '0.1.0', text: 'The first release.' },
  ]);
});

test('A component has the entries that name it or its parts in code, and not those of another whose name begins alike', () => {
  const textsOf = (...names: string[]) => changesNaming(names, CHANGELOG).map(({ text }) => text);
  expect(textsOf('Button')).toEqual([
    'The prop `bold` of `Button` is called `strong` now, as in HTML.',
  ]);
  expect(textsOf('Card', 'CardHeader', 'Card.Header')).toHaveLength(2);
  expect(textsOf('Box')).toEqual([]);
});
