import { expect, test } from 'vitest';
import type { Prop } from './catalogue.ts';
import { readableType, withRanges } from './readableType.ts';

const prop = (type: string, ...breakpoints: string[]) =>
  ({ type, breakpoints: breakpoints.map((breakpoint) => ({ breakpoint })) }) as unknown as Prop;

test('Many numbers in a row are given by the first and the last', () => {
  expect(withRanges("1 | 2 | 3 | 4 | 'auto'")).toBe("1 to 4 | 'auto'");
  expect(withRanges('1 | 2 | 3')).toBe('1 | 2 | 3');
  expect(withRanges('1 | 2 | 4 | 8')).toBe('1 | 2 | 4 | 8');
});

test('A responsive type is that of its values, with the keys of its object form', () => {
  expect(readableType(prop('boolean'))).toEqual({ type: 'boolean', keys: [] });
  expect(readableType(prop('Responsive<Size, Point>', 'mobile', 'tablet'))).toEqual({
    type: 'Size',
    keys: ['base', 'mobile', 'tablet'],
  });
  expect(
    readableType(prop("Responsive<1 | 2 | 3 | 4, Exclude<A, 'b'>> | 'end'", 'mobile')),
  ).toEqual({
    type: "1 to 4 | 'end'",
    keys: ['base', 'mobile'],
  });
  expect(readableType(prop("Responsive<1 | 2, 'mobile' | 'tablet'>", 'mobile')).type).toBe('1 | 2');
});
