import { expect, test } from 'vitest';
import type { Break } from './breaks.data.ts';
import { upgradeFrom } from './upgradeFrom.ts';

const BREAKS: Break[] = [
  {
    release: '0.2.0',
    from: '`<Button strong>`',
    to: '`<Button rounded>`',
  },
  { release: '1.0.0', from: '`<Ribbon>`', to: '`<Tag>`' },
  { release: 'next', from: '`<Button rounded>`', to: '`<Button outlined>`' },
];

const APP = `import { Button, Ribbon } from 'bulmatic';

// What a user sees first.
export const App = ({ saving }: { saving: boolean }) => (
  <>
    <Button strong loading={saving} onClick={() => history.back()} data-id={1} mt={2}>
      Save
    </Button>
    <Ribbon color="primary">New</Ribbon>
  </>
);
`;

const upgraded = (from: string, code = APP) => upgradeFrom(from, BREAKS)!(code, 'App.tsx');

test('An app is upgraded by each later release, one after the other, and keeps everything else', () => {
  const { code, notes } = upgraded('bulmatic@0.1');
  expect(code).toBe(
    APP.replace('Button, Ribbon', 'Button, Tag')
      .replace('<Button strong', '<Button outlined')
      .replaceAll('Ribbon', 'Tag'),
  );
  expect(notes).toEqual([]);
});

test('An app that has a release already is only changed by those after it', () => {
  expect(upgraded('bulmatic@0.2.3').code).toContain('<Button strong');
  expect(upgraded('bulmatic@1.0').code).toContain('<Ribbon');
});

test('An app without anything that breaks stays as it is, byte by byte', () => {
  const plain = `import { Card as Karte, type CardProps } from "bulmatic";\n\nexport const A = (p: CardProps) => <Karte {...p}><Karte.Header /></Karte>;\n`;
  expect(upgraded('bulmatic@0.1', plain)).toMatchObject({ code: plain, notes: [] });
});

test('What only a person can change is noted where it stands, and stays imported', () => {
  const breaks: Break[] = [
    { release: '0.2.0', from: '`<Card.Header tall>`', to: 'none', byHand: ['<Card.Header tall>'] },
  ];
  const code = `import {
  Box,
  Card,
  CardHeader,
} from 'bulmatic';
import { useState } from 'react';

export const A = () => (
  <Box>
    <CardHeader tall />
    <Card.Header />
  </Box>
);
`;
  const modified = upgradeFrom('bulmatic@0.1', breaks)!(code, 'A.tsx');
  expect(modified.notes.map(({ line }) => line)).toEqual([10]);
  expect(modified.code).toContain('<CardHeader tall />');
  expect(modified.code).toMatch(/import \{[^}]*\bCardHeader\b[^}]*\} from 'bulmatic'/);
});

test('Comments between names that are imported stay', () => {
  const code =
    "import { Box, /* a */ Button, Card } from 'bulmatic';\nexport const a = <Button strong />;\n";
  expect(upgraded('bulmatic@0.1', code).code).toContain('/* a */');
});

test('Lines end as they do in the file', () => {
  const code =
    "import { Box } from 'bulmatic';\r\nimport { Box as B, Button } from 'bulmatic';\r\nconst a = <Button strong />;\r\n";
  const after = upgraded('bulmatic@0.1', code).code;
  expect(after).toContain('<Button outlined />');
  expect(after).not.toMatch(/[^\r]\n/);
});

test('A note names the library as the app does', () => {
  const breaks: Break[] = [{ release: '0.2.0', from: '`Ribbon`', to: '`<Tag>`' }];
  const code = "import { Ribbon, Other } from 'bulmatic';\nuse(Ribbon);\n";
  const { notes } = upgradeFrom('bulmatic@0.1', breaks)!(code, 'A.tsx');
  expect(notes.map(({ remedy }) => remedy)).toEqual([
    'It still comes from `bulmatic`: replace it by hand.',
  ]);
});

test('Only releases are known', () => {
  expect(upgradeFrom('bulmatic')).toBeUndefined();
  expect(upgradeFrom('bulmatic@latest')).toBeUndefined();
});
