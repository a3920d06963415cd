import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkDefaultExport } from './defaultExport.ts';

function check(source: string) {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  writeFileSync(join(folder, 'page.tsx'), source);
  checkDefaultExport(folder, '@site/page.tsx');
}

test('A page without a default export is refused, naming its file', () => {
  expect(() => check('export function Page() {}')).toThrow(
    'page.tsx: the page has no default export. Export its component as default.',
  );
});

test('A page may export its component as default in any way', () => {
  expect(() => check('export default function Page() {}')).not.toThrow();
  expect(() => check('function Page() {}\nexport { Page as default };')).not.toThrow();
});
