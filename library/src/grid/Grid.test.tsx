import { expect, test } from 'vitest';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Cell } from './Cell.tsx';
import { FixedGrid, Grid } from './Grid.tsx';

describeContract(Grid, {
  element: 'div',
  className: 'grid',
  props: { children: <Cell>One</Cell> },
});
describeContract(FixedGrid, {
  element: 'div',
  className: 'fixed-grid',
  props: { children: <Grid>Cells</Grid> },
});

test('The fixed grid is attached to the grid', () => {
  expect(Grid.Fixed).toBe(FixedGrid);
});

test('A grid holds cells', () =>
  expectBulmaHtml(
    <Grid>
      <Cell>One</Cell>
      <Cell>Two</Cell>
    </Grid>,
    `<div class="grid"><div class="cell">One</div><div class="cell">Two</div></div>`,
  ));

test('A grid has columns of a minimum width, gaps and empty columns', () =>
  expectBulmaHtml(
    <>
      <Grid colMin={32}>Wide</Grid>
      <Grid gap={3}>Gap</Grid>
      <Grid columnGap={0.5} rowGap={8}>
        Gaps
      </Grid>
      <Grid autoFill>Empty columns</Grid>
    </>,
    `<div class="grid is-col-min-32">Wide</div>
    <div class="grid is-gap-3">Gap</div>
    <div class="grid is-column-gap-0.5 is-row-gap-8">Gaps</div>
    <div class="grid is-auto-fill">Empty columns</div>`,
  ));

test('A fixed grid has a number of columns', () =>
  expectBulmaHtml(
    <Grid.Fixed cols={4}>
      <Grid>
        <Cell>One</Cell>
      </Grid>
    </Grid.Fixed>,
    `<div class="fixed-grid has-4-cols"><div class="grid"><div class="cell">One</div></div></div>`,
  ));

test('A fixed grid has a number of columns per breakpoint', () =>
  expectBulmaHtml(
    <FixedGrid cols={{ base: 2, mobile: 1, tablet: undefined, fullhd: 12 }}>Text</FixedGrid>,
    '<div class="fixed-grid has-2-cols has-1-cols-mobile has-12-cols-fullhd">Text</div>',
  ));

test('A fixed grid counts its columns itself', () =>
  expectBulmaHtml(
    <FixedGrid autoCount>Text</FixedGrid>,
    '<div class="fixed-grid has-auto-count">Text</div>',
  ));
