import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Cell } from './Cell.tsx';
import { FixedGrid, Grid, type FixedGridProps, type GridProps } from './Grid.tsx';

const cells = (
  <>
    <Cell>One</Cell>
    <Cell>Two</Cell>
    <Cell>Three</Cell>
  </>
);

const cellsHtml =
  '<div class="cell">One</div><div class="cell">Two</div><div class="cell">Three</div>';

test.for<[GridProps, string]>([
  [{}, ''],
  [{ colMin: 1 }, 'is-col-min-1'],
  [{ colMin: 12 }, 'is-col-min-12'],
  [{ colMin: 32 }, 'is-col-min-32'],
  [{ gap: 0 }, 'is-gap-0'],
  [{ gap: 8 }, 'is-gap-8'],
  [{ columnGap: 2, rowGap: 4 }, 'is-column-gap-2 is-row-gap-4'],
  [{ autoFill: true }, 'is-auto-fill'],
])('A smart grid with %o fits as many columns as it can', ([props, className]) =>
  expectBulmaHtml(
    <Grid {...props}>{cells}</Grid>,
    `<div class="grid ${className}">${cellsHtml}</div>`,
  ),
);

test.for<[FixedGridProps, string]>([
  [{}, ''],
  [{ cols: 1 }, 'has-1-cols'],
  [{ cols: 3 }, 'has-3-cols'],
  [{ cols: 12 }, 'has-12-cols'],
  [
    { cols: { mobile: 1, tablet: 3, desktop: 4, widescreen: 6, fullhd: 8 } },
    'has-1-cols-mobile has-3-cols-tablet has-4-cols-desktop has-6-cols-widescreen has-8-cols-fullhd',
  ],
  [{ autoCount: true }, 'has-auto-count'],
])('A fixed grid with %o has a number of columns', ([props, className]) =>
  expectBulmaHtml(
    <FixedGrid {...props}>
      <Grid>{cells}</Grid>
    </FixedGrid>,
    `<div class="fixed-grid ${className}"><div class="grid">${cellsHtml}</div></div>`,
  ),
);
