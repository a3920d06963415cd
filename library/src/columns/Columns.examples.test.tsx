import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Column } from './Column.tsx';
import { Columns } from './Columns.tsx';

const three = (
  <>
    <Column>Tea</Column>
    <Column>Milk</Column>
    <Column>Sugar</Column>
  </>
);

const threeHtml =
  '<div class="column">Tea</div><div class="column">Milk</div><div class="column">Sugar</div>';

test('Columns share the width of their row', () =>
  expectBulmaHtml(<Columns>{three}</Columns>, `<div class="columns">${threeHtml}</div>`));

test('Columns have no gap', () =>
  expectBulmaHtml(
    <Columns gapless>{three}</Columns>,
    `<div class="columns is-gapless">${threeHtml}</div>`,
  ));

test('Columns without a gap wrap, and stand beside each other on mobile too', () =>
  expectBulmaHtml(
    <Columns gapless multiline mobile>
      <Column size="one-quarter">Tea</Column>
      <Column size="half">Milk</Column>
      <Column>Sugar</Column>
    </Columns>,
    `<div class="columns is-gapless is-multiline is-mobile">
      <div class="column is-one-quarter">Tea</div>
      <div class="column is-half">Milk</div>
      <div class="column">Sugar</div>
    </div>`,
  ));

test.for([0, 1, 2, 3, 4, 5, 6, 7, 8] as const)('Columns have a gap of %i', (gap) =>
  expectBulmaHtml(
    <Columns gap={gap}>{three}</Columns>,
    `<div class="columns is-${gap}">${threeHtml}</div>`,
  ),
);

test('Columns have another gap at each breakpoint', () =>
  expectBulmaHtml(
    <Columns gap={{ mobile: 1, tablet: 0, desktop: 3, widescreen: 8, fullhd: 2 }}>{three}</Columns>,
    `<div class="columns is-1-mobile is-0-tablet is-3-desktop is-8-widescreen is-2-fullhd">
      ${threeHtml}
    </div>`,
  ));

test('Columns stand beside each other on mobile too', () =>
  expectBulmaHtml(
    <Columns mobile>{three}</Columns>,
    `<div class="columns is-mobile">${threeHtml}</div>`,
  ));

test('Columns stand beside each other from desktop on only', () =>
  expectBulmaHtml(
    <Columns desktop>{three}</Columns>,
    `<div class="columns is-desktop">${threeHtml}</div>`,
  ));

test('Columns hold columns', () =>
  expectBulmaHtml(
    <Columns>
      <Column>
        <p>Drinks</p>
        <Columns mobile>
          <Column>
            <p>Tea</p>
          </Column>
          <Column>
            <p>Milk</p>
          </Column>
        </Columns>
      </Column>
      <Column>
        <p>Meals</p>
        <Columns mobile>
          <Column size="half">
            <p>Soup</p>
          </Column>
          <Column>
            <p>Rice</p>
          </Column>
        </Columns>
      </Column>
    </Columns>,
    `<div class="columns">
      <div class="column">
        <p>Drinks</p>
        <div class="columns is-mobile">
          <div class="column"><p>Tea</p></div>
          <div class="column"><p>Milk</p></div>
        </div>
      </div>
      <div class="column">
        <p>Meals</p>
        <div class="columns is-mobile">
          <div class="column is-half"><p>Soup</p></div>
          <div class="column"><p>Rice</p></div>
        </div>
      </div>
    </div>`,
  ));

test('Columns are aligned to their vertical middle', () =>
  expectBulmaHtml(
    <Columns vcentered>
      <Column size={8}>
        <p>Short</p>
      </Column>
      <Column>
        <p>Much longer</p>
      </Column>
    </Columns>,
    `<div class="columns is-vcentered">
      <div class="column is-8"><p>Short</p></div>
      <div class="column"><p>Much longer</p></div>
    </div>`,
  ));

test('Columns wrap to the next row', () =>
  expectBulmaHtml(
    <Columns multiline mobile>
      <Column size="one-quarter">
        <code>quarter</code>
      </Column>
      <Column size="half">
        <code>half</code>
      </Column>
      <Column>Auto</Column>
    </Columns>,
    `<div class="columns is-multiline is-mobile">
      <div class="column is-one-quarter"><code>quarter</code></div>
      <div class="column is-half"><code>half</code></div>
      <div class="column">Auto</div>
    </div>`,
  ));

test('A column stands in the middle of its row', () =>
  expectBulmaHtml(
    <Columns mobile centered>
      <Column size="half">
        <p>
          <code>half</code>
          <br />
        </p>
      </Column>
    </Columns>,
    `<div class="columns is-mobile is-centered">
      <div class="column is-half"><p><code>half</code><br></p></div>
    </div>`,
  ));

test('Narrow columns wrap and stand in the middle', () =>
  expectBulmaHtml(
    <Columns mobile multiline centered>
      <Column narrow>
        <p>One</p>
      </Column>
      <Column narrow>
        <p>Two</p>
      </Column>
    </Columns>,
    `<div class="columns is-mobile is-multiline is-centered">
      <div class="column is-narrow"><p>One</p></div>
      <div class="column is-narrow"><p>Two</p></div>
    </div>`,
  ));
