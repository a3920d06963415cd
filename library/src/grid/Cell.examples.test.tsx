import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Cell, type CellProps } from './Cell.tsx';
import { FixedGrid, Grid } from './Grid.tsx';

const places: [CellProps, string][] = [
  [{ colStart: 3 }, 'is-col-start-3'],
  [{ colFromEnd: 2 }, 'is-col-from-end-2'],
  [{ colSpan: 2 }, 'is-col-span-2'],
  [{ rowStart: 3 }, 'is-row-start-3'],
  [{ rowFromEnd: 1 }, 'is-row-from-end-1'],
  [{ rowSpan: 2 }, 'is-row-span-2'],
];

test.for(places)('In a fixed grid, a cell with %o is in its place', ([props, className]) =>
  expectBulmaHtml(
    <FixedGrid cols={4}>
      <Grid>
        <Cell>One</Cell>
        <Cell {...props}>Two</Cell>
        <Cell>Three</Cell>
      </Grid>
    </FixedGrid>,
    `<div class="fixed-grid has-4-cols">
      <div class="grid">
        <div class="cell">One</div>
        <div class="cell ${className}">Two</div>
        <div class="cell">Three</div>
      </div>
    </div>`,
  ),
);

test.for(places)('Among colored cells, one with %o stands out', ([props, className]) => {
  const cell = { py: 3, px: 4, radius: 'normal' } as const;
  return expectBulmaHtml(
    <FixedGrid cols={4}>
      <Grid>
        <Cell {...cell} backgroundColor="primary-light" textColor="primary-light-invert">
          One
        </Cell>
        <Cell {...cell} backgroundColor="primary" textColor="primary-invert" {...props}>
          Two
        </Cell>
      </Grid>
    </FixedGrid>,
    `<div class="fixed-grid has-4-cols">
      <div class="grid">
        <div class="cell py-3 px-4 has-background-primary-light has-text-primary-light-invert has-radius-normal">One</div>
        <div class="cell py-3 px-4 has-background-primary has-text-primary-invert has-radius-normal ${className}">Two</div>
      </div>
    </div>`,
  );
});

test.for(['mobile', 'tablet', 'desktop', 'widescreen', 'fullhd'] as const)(
  'At the breakpoint %s, a cell spans columns and rows of its own',
  (at) =>
    expectBulmaHtml(
      <Cell colSpan={{ [at]: 3 }} rowSpan={{ base: 1, [at]: 2 }}>
        One
      </Cell>,
      `<div class="cell is-col-span-3-${at} is-row-span-1 is-row-span-2-${at}">One</div>`,
    ),
);
