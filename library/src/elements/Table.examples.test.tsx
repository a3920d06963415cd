import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Table, type TableProps } from './Table.tsx';

test('A table has a head, a foot, and a row that is selected', () =>
  expectBulmaHtml(
    <Table>
      <thead>
        <tr>
          <th>
            <abbr title="Place">Pl</abbr>
          </th>
          <th>Boat</th>
        </tr>
      </thead>
      <tfoot>
        <tr>
          <th>
            <abbr title="Place">Pl</abbr>
          </th>
          <th>Boat</th>
        </tr>
      </tfoot>
      <tbody>
        <tr>
          <th>1</th>
          <td>
            <a href="#gull" title="The Gull">
              Gull
            </a>{' '}
            <strong>(W)</strong>
          </td>
        </tr>
        <Table.Row selected>
          <th>2</th>
          <td>Tern</td>
        </Table.Row>
      </tbody>
    </Table>,
    `<table class="table">
      <thead><tr><th><abbr title="Place">Pl</abbr></th><th>Boat</th></tr></thead>
      <tfoot><tr><th><abbr title="Place">Pl</abbr></th><th>Boat</th></tr></tfoot>
      <tbody>
        <tr>
          <th>1</th>
          <td><a href="#gull" title="The Gull">Gull</a> <strong>(W)</strong></td>
        </tr>
        <tr class="is-selected"><th>2</th><td>Tern</td></tr>
      </tbody>
    </table>`,
  ));

test.for<[TableProps, string]>([
  [{ bordered: true }, 'is-bordered'],
  [{ striped: true }, 'is-striped'],
  [{ narrow: true }, 'is-narrow'],
  [{ hoverable: true }, 'is-hoverable'],
  [{ fullwidth: true }, 'is-fullwidth'],
  [{ bordered: true, striped: true, narrow: true }, 'is-bordered is-striped is-narrow'],
  [
    { bordered: true, striped: true, narrow: true, hoverable: true, fullwidth: true },
    'is-bordered is-striped is-narrow is-hoverable is-fullwidth',
  ],
])('A table has %o', ([props, className]) =>
  expectBulmaHtml(
    <Table {...props}>
      <thead>
        <tr>
          <th>One</th>
          <th>Two</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Three</td>
          <td>Four</td>
        </tr>
      </tbody>
    </Table>,
    `<table class="table ${className}">
      <thead><tr><th>One</th><th>Two</th></tr></thead>
      <tbody><tr><td>Three</td><td>Four</td></tr></tbody>
    </table>`,
  ),
);

test.for(['link', 'primary', 'info', 'success', 'warning', 'danger', 'black', 'dark'] as const)(
  'A row, a cell and a header cell have the color %s',
  (color) =>
    expectBulmaHtml(
      <Table>
        <tbody>
          <Table.Row color={color}>
            <th>One</th>
          </Table.Row>
          <tr>
            <Table.Header color={color}>Two</Table.Header>
            <Table.Cell color={color}>Three</Table.Cell>
          </tr>
        </tbody>
      </Table>,
      `<table class="table">
        <tbody>
          <tr class="is-${color}"><th>One</th></tr>
          <tr><th class="is-${color}">Two</th><td class="is-${color}">Three</td></tr>
        </tbody>
      </table>`,
    ),
);

test('A cell is narrow, and aligned to the vertical middle', () =>
  expectBulmaHtml(
    <Table>
      <tbody>
        <tr>
          <Table.Header narrow>One</Table.Header>
          <Table.Cell vcentered>Two</Table.Cell>
        </tr>
      </tbody>
    </Table>,
    `<table class="table">
      <tbody><tr><th class="is-narrow">One</th><td class="is-vcentered">Two</td></tr></tbody>
    </table>`,
  ));

test('A wide table scrolls in its container', () =>
  expectBulmaHtml(
    <Table.Container>
      <Table bordered striped>
        <tbody>
          <tr>
            <td>One</td>
            <td>Two</td>
          </tr>
        </tbody>
      </Table>
    </Table.Container>,
    `<div class="table-container">
      <table class="table is-bordered is-striped">
        <tbody><tr><td>One</td><td>Two</td></tr></tbody>
      </table>
    </div>`,
  ));
