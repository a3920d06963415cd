import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { Column, type ColumnSize } from './Column.tsx';
import { Columns } from './Columns.tsx';

describeContract(Column, { element: 'div', className: 'column' });

const widths: [ColumnSize, number][] = [
  ['full', 1],
  ['four-fifths', 4 / 5],
  ['three-quarters', 3 / 4],
  ['two-thirds', 2 / 3],
  ['three-fifths', 3 / 5],
  ['half', 1 / 2],
  ['two-fifths', 2 / 5],
  ['one-third', 1 / 3],
  ['one-quarter', 1 / 4],
  ['one-fifth', 1 / 5],
  [0, 0],
  [1, 1 / 12],
  [5, 5 / 12],
  [12, 1],
];

test.for(widths)('A column of size %s takes that share of the row', async ([size, share]) => {
  const screen = await render(
    <div style={{ width: 1200 }}>
      <Columns mobile gap={0}>
        <Column size={size} data-testid="column" />
      </Columns>
    </div>,
  );
  const column = screen.getByTestId('column').element();
  expect(column).toHaveClass('column', `is-${size}`);
  expect(column.getBoundingClientRect().width).toBeCloseTo(1200 * share, 0);
});

test('An offset leaves space before the column', async () => {
  const { container } = await render(
    <>
      <Column size="half" offset="one-quarter" />
      <Column size={4} offset={8} />
      <Column size={11} offset={1} />
    </>,
  );
  expect(container.innerHTML).toBe(
    '<div class="column is-half is-offset-one-quarter"></div>' +
      '<div class="column is-4 is-offset-8"></div><div class="column is-11 is-offset-1"></div>',
  );
});

test('A narrow column is as wide as its content', async () => {
  const screen = await render(
    <Columns mobile gap={0}>
      <Column narrow data-testid="column">
        <div style={{ width: 200 }}>Narrow</div>
      </Column>
      <Column>The rest</Column>
    </Columns>,
  );
  const column = screen.getByTestId('column').element();
  expect(column).toHaveClass('column', 'is-narrow');
  expect(column.getBoundingClientRect().width).toBe(200);
});

test('Size, offset and narrowness change with the breakpoint', async () => {
  const { container } = await render(
    <>
      <Column
        size={{
          mobile: 'three-quarters',
          tablet: 'two-thirds',
          desktop: 'half',
          widescreen: 'one-third',
          fullhd: 'one-quarter',
        }}
      />
      <Column size={{ base: 2, touch: 'full' }} offset={{ mobile: 1, desktop: 'one-fifth' }} />
      <Column narrow={{ mobile: true, tablet: false, fullhd: true }} />
    </>,
  );
  expect(container.innerHTML).toBe(
    '<div class="column is-three-quarters-mobile is-two-thirds-tablet is-half-desktop is-one-third-widescreen is-one-quarter-fullhd"></div>' +
      '<div class="column is-2 is-full-touch is-offset-1-mobile is-offset-one-fifth-desktop"></div>' +
      '<div class="column is-narrow-mobile is-narrow-fullhd"></div>',
  );
});

test('A column may be another element', async () => {
  const { container } = await render(<Column as="aside">Beside</Column>);
  expect(container.innerHTML).toBe('<aside class="column">Beside</aside>');
});
