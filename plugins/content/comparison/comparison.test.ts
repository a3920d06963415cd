import { expect, test } from 'vitest';
import { behindTable } from './behind.ts';
import { comparisonModule } from './module.ts';
import type { Size, Speed } from './results.ts';

const DAY = { date: '2026-01-02', node: '24.0.0' };
const sizes = (button: number) => ({ version: '1.0.0', 'Button, kB': button, 'everything, kB': 9 });

test('Each figure in which another library is lower than Bulmatic is told, and no other', () => {
  const size: Size = { ...DAY, libraries: { bulmatic: sizes(2), a: sizes(1.5), b: sizes(3) } };
  const speed: Speed = {
    ...DAY,
    versions: {},
    browser: { 'mount form': { plain: '0.10', bulmatic: '2.0', a: '1.0', b: '0.8' } },
    servers: {
      'Node 24 form': { plain: '0.10', bulmatic: '2.0', a: '2.0', b: '11.0' },
      'Node 24 everything': { plain: '0.10', bulmatic: '2.0' },
    },
  };
  expect(behindTable(size, speed).rows).toEqual([
    ['Only `Button`, kB', '2', 'a: 1.5'],
    ['Mount form', '2.0', 'a: 1.0, b: 0.8'],
  ]);
});

test('Tables reach the page as HTML', () => {
  const module = comparisonModule({ one: { head: ['`A`'], rows: [['>=19']], note: 'Measured.' } });
  expect(module).toContain('one: { note: "Measured.", content: {"id":');
  expect(module).toContain(
    '<thead><tr><th><code>A</code></th></tr></thead><tbody><tr><td>&gt;=19</td></tr></tbody>',
  );
});
