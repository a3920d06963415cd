import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Cell, type CellProps } from './Cell.tsx';
import { FixedGrid, Grid } from './Grid.tsx';

describeContract(Cell, { element: 'div', className: 'cell', props: { children: 'Text' } });

test.for<[CellProps, string]>([
  [{ colStart: 3 }, 'is-col-start-3'],
  [{ colStart: 'end' }, 'is-col-start-end'],
  [{ colEnd: 4 }, 'is-col-end-4'],
  [{ colFromEnd: 2 }, 'is-col-from-end-2'],
  [{ colSpan: 2 }, 'is-col-span-2'],
  [{ rowStart: 3 }, 'is-row-start-3'],
  [{ rowStart: 'end' }, 'is-row-start-end'],
  [{ rowEnd: 4 }, 'is-row-end-4'],
  [{ rowFromEnd: 1 }, 'is-row-from-end-1'],
  [{ rowSpan: 12 }, 'is-row-span-12'],
  [
    { colSpan: { base: 2, mobile: 1, tabletOnly: 3, widescreen: 4 } },
    'is-col-span-2 is-col-span-1-mobile is-col-span-3-tablet-only is-col-span-4-widescreen',
  ],
])('A cell with %o is in its place', ([props, classes]) =>
  expectBulmaHtml(<Cell {...props}>Text</Cell>, `<div class="cell ${classes}">Text</div>`),
);

test('A cell takes the helper props for colors and space', () =>
  expectBulmaHtml(
    <FixedGrid cols={4}>
      <Grid>
        <Cell py={3} px={4} backgroundColor="primary-light" textColor="primary-light-invert">
          One
        </Cell>
        <Cell colSpan={2} radius="normal">
          Two
        </Cell>
      </Grid>
    </FixedGrid>,
    `<div class="fixed-grid has-4-cols">
      <div class="grid">
        <div class="cell py-3 px-4 has-background-primary-light has-text-primary-light-invert">One</div>
        <div class="cell is-col-span-2 has-radius-normal">Two</div>
      </div>
    </div>`,
  ));

test('A cell that spans two columns is as wide as two and their gap', async () => {
  const screen = await render(
    <FixedGrid cols={4}>
      <Grid gap={2}>
        <Cell>One</Cell>
        <Cell colSpan={2}>Two</Cell>
      </Grid>
    </FixedGrid>,
  );
  const one = screen.getByText('One').element().getBoundingClientRect();
  const two = screen.getByText('Two').element().getBoundingClientRect();
  expect(two.width).toBeCloseTo(2 * one.width + 16, 0);
});
