import { renderToStaticMarkup } from 'react-dom/server';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import {
  Button,
  Cell,
  Control,
  Field,
  Hero,
  Input,
  Media,
  Panel,
  Subtitle,
  Table,
  Tag,
  TextArea,
  Title,
} from 'bulmatic';
import { effectsOf } from './effects/effectsOf.ts';

/** What a prop does, and a component with it or without it. */
type Case = readonly [what: string, render: (has: boolean) => ReactElement];

const NOTHING: readonly Case[] = [
  ['Button soft, without a color', (has) => <Button soft={has} />],
  ['Button expanded, outside of addons', (has) => <Button expanded={has} />],
  ['Field expanded', (has) => <Field expanded={has} />],
  ['Field narrow, outside of a FieldBody', (has) => <Field narrow={has} />],
  ['Control size, without an icon', (has) => <Control size={has ? 'large' : undefined} />],
  ['TextArea fullwidth, which it is anyway', (has) => <TextArea fullwidth={has} />],
  ['Input size, as it is anyway', (has) => <Input size={has ? 'normal' : undefined} />],
  ['Cell colEnd, which no rule reads', (has) => <Cell colEnd={has ? 3 : undefined} />],
  ['Panel color, without a part of it', (has) => <Panel color={has ? 'info' : undefined} />],
  ['Hero size, without a body', (has) => <Hero size={has ? 'large' : undefined} />],
  ['Media large, as the last one', (has) => <Media large={has} />],
  ['Title spaced, without a subtitle', (has) => <Title spaced={has} />],
];

const SOMETHING: readonly Case[] = [
  ['Button light, which is a color too', (has) => <Button light={has} />],
  ['Button soft, with a color', (has) => <Button color="link" soft={has} />],
  ['Button hovered, which may not be so now', (has) => <Button hovered={has} />],
  ['Tag hoverable, which shows only then', (has) => <Tag hoverable={has} />],
  ['Input disabled, which is no class', (has) => <Input disabled={has} />],
  [
    'Button onClick, which is not in the HTML',
    (has) => <Button onClick={has ? Boolean : undefined} />,
  ],
  [
    'Button display, on phones',
    (has) => <Button display={has ? { mobile: 'block' } : undefined} />,
  ],
  [
    'Field narrow, in a FieldBody',
    (has) => (
      <Field.Body>
        <Field narrow={has} />
      </Field.Body>
    ),
  ],
  [
    'Panel color, with a heading',
    (has) => (
      <Panel color={has ? 'info' : undefined}>
        <Panel.Heading>Files</Panel.Heading>
      </Panel>
    ),
  ],
  [
    'Table striped, with a second row',
    (has) => (
      <Table striped={has}>
        <tbody>
          <tr />
          <tr />
        </tbody>
      </Table>
    ),
  ],
  [
    'Media large, before another one',
    (has) => (
      <>
        <Media large={has} />
        <Media />
      </>
    ),
  ],
  [
    'Title spaced, before a subtitle',
    (has) => (
      <>
        <Title spaced={has}>Bulma</Title>
        <Subtitle>Modern CSS</Subtitle>
      </>
    ),
  ],
];

const pairOf = ([, render]: Case) =>
  [false, true].map((has) => renderToStaticMarkup(render(has))) as [string, string];
const tell = (cases: readonly Case[]) => effectsOf(cases.map(pairOf));
const names = (cases: readonly Case[]) => cases.map(([what]) => what);

test('A prop that no rule needs does nothing', async () => {
  const effects = await tell(NOTHING);
  expect(names(NOTHING.filter((_, index) => effects[index]))).toEqual([]);
});

test('A prop may have an effect around its element, at another width, in another state, or by more than classes', async () => {
  const effects = await tell(SOMETHING);
  expect(names(SOMETHING.filter((_, index) => !effects[index]))).toEqual([]);
});
