import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Box } from '../elements/Box.tsx';
import { Subtitle } from '../elements/Subtitle.tsx';
import { Title } from '../elements/Title.tsx';
import { Column, type ColumnProps } from './Column.tsx';
import { Columns } from './Columns.tsx';

const fractions = [
  'full',
  'four-fifths',
  'three-quarters',
  'two-thirds',
  'three-fifths',
  'half',
  'two-fifths',
  'one-third',
  'one-quarter',
  'one-fifth',
] as const;

const twelfths = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

test.for([...fractions, ...twelfths])('A column is %s, and others share the rest', (size) =>
  expectBulmaHtml(
    <Columns>
      <Column size={size}>Sized</Column>
      <Column>Auto</Column>
      <Column>Auto</Column>
    </Columns>,
    `<div class="columns">
      <div class="column is-${size}">Sized</div>
      <div class="column">Auto</div>
      <div class="column">Auto</div>
    </div>`,
  ),
);

test.for<[ColumnProps, string]>([
  [{ size: 'half', offset: 'one-quarter' }, 'is-half is-offset-one-quarter'],
  [{ size: 'three-fifths', offset: 'one-fifth' }, 'is-three-fifths is-offset-one-fifth'],
  [{ size: 4, offset: 8 }, 'is-4 is-offset-8'],
  [{ size: 11, offset: 1 }, 'is-11 is-offset-1'],
])('A column with %o leaves space before it', ([props, classes]) =>
  expectBulmaHtml(
    <Columns mobile>
      <Column {...props} />
    </Columns>,
    `<div class="columns is-mobile"><div class="column ${classes}"></div></div>`,
  ),
);

test('A narrow column is as wide as its content', () =>
  expectBulmaHtml(
    <Columns>
      <Column narrow>
        <Box style={{ width: '200px' }}>
          <Title as="p" size={5}>
            Narrow
          </Title>
          <Subtitle>As wide as this box</Subtitle>
        </Box>
      </Column>
      <Column>
        <Box>
          <Title as="p" size={5}>
            Flexible
          </Title>
          <Subtitle>The rest</Subtitle>
        </Box>
      </Column>
    </Columns>,
    `<div class="columns">
      <div class="column is-narrow">
        <div class="box" style="width: 200px;">
          <p class="title is-5">Narrow</p>
          <p class="subtitle">As wide as this box</p>
        </div>
      </div>
      <div class="column">
        <div class="box">
          <p class="title is-5">Flexible</p>
          <p class="subtitle">The rest</p>
        </div>
      </div>
    </div>`,
  ));

test.for(['mobile', 'tablet', 'touch', 'desktop', 'widescreen', 'fullhd'] as const)(
  'A column is narrow at the breakpoint %s',
  (breakpoint) =>
    expectBulmaHtml(
      <Column narrow={{ [breakpoint]: true }}>Narrow</Column>,
      `<div class="column is-narrow-${breakpoint}">Narrow</div>`,
    ),
);

test('A column has another size at each breakpoint', () =>
  expectBulmaHtml(
    <Columns mobile>
      <Column
        size={{
          mobile: 'three-quarters',
          tablet: 'two-thirds',
          desktop: 'half',
          widescreen: 'one-third',
          fullhd: 'one-quarter',
        }}
      >
        <code>five sizes</code>
      </Column>
      <Column>2</Column>
    </Columns>,
    `<div class="columns is-mobile">
      <div class="column is-three-quarters-mobile is-two-thirds-tablet is-half-desktop is-one-third-widescreen is-one-quarter-fullhd">
        <code>five sizes</code>
      </div>
      <div class="column">2</div>
    </div>`,
  ));
