import type { CSSProperties, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { Block } from './Block.tsx';
import { Dropdown } from '../components/Dropdown.tsx';
import { describeContract } from '../../tests/contract.tsx';
import { Table } from './Table.tsx';

describeContract(Table, {
  element: 'table',
  className: 'table',
  props: {
    children: (
      <tbody>
        <tr>
          <td>1</td>
        </tr>
      </tbody>
    ),
  },
});
describeContract(Table.Row, {
  element: 'tr',
  className: 'is-selected',
  props: { selected: true, children: <td>1</td> },
});
describeContract(Table.Cell, {
  element: 'td',
  className: 'is-vcentered',
  props: { vcentered: true, children: '1' },
});
describeContract(Table.Header, {
  element: 'th',
  className: 'is-narrow',
  props: { narrow: true, scope: 'row', children: 'Team' },
});
describeContract(Table.Container, {
  element: 'div',
  className: 'table-container',
  props: { children: <Table /> },
});

test('A table takes plain rows and cells, and parts beside them', async () => {
  const { container } = await render(
    <Table>
      <thead>
        <tr>
          <th>
            <abbr title="Position">Pos</abbr>
          </th>
          <th>Team</th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th>1</th>
          <td>Leicester</td>
        </tr>
        <Table.Row selected>
          <Table.Header vcentered>4</Table.Header>
          <Table.Cell narrow vcentered>
            Manchester
          </Table.Cell>
        </Table.Row>
      </tbody>
    </Table>,
  );
  expect(container.innerHTML).toBe(
    '<table class="table"><thead><tr><th><abbr title="Position">Pos</abbr></th><th>Team</th></tr></thead>' +
      '<tbody><tr><th>1</th><td>Leicester</td></tr><tr class="is-selected"><th class="is-vcentered">4</th>' +
      '<td class="is-narrow is-vcentered">Manchester</td></tr></tbody></table>',
  );
});

test('A table has five modifiers', async () => {
  const { container } = await render(
    <>
      <Table bordered striped narrow hoverable fullwidth />
      <Table hoverable />
    </>,
  );
  expect([...container.children].map(({ className }) => className)).toEqual([
    'table is-bordered is-striped is-narrow is-hoverable is-fullwidth',
    'table is-hoverable',
  ]);
});

test('Rows, cells and headers have colors, and cells can be selected', async () => {
  const screen = await render(
    <Table>
      <tbody>
        <Table.Row color="dark">
          <Table.Header color="warning">Two</Table.Header>
          <Table.Cell color="danger">Three</Table.Cell>
          <Table.Cell selected>Four</Table.Cell>
        </Table.Row>
      </tbody>
    </Table>,
  );
  expect(screen.container.querySelector('tbody')!.innerHTML).toBe(
    '<tr class="is-dark"><th class="is-warning">Two</th><td class="is-danger">Three</td>' +
      '<td class="is-selected">Four</td></tr>',
  );
});

test('By keyboard, a container with a tabIndex scrolls sideways (keyboard: scroll)', async () => {
  const screen = await render(
    <Table.Container tabIndex={0} role="region" aria-label="Results" style={{ width: 100 }}>
      <Table style={{ width: 400 }}>
        <tbody>
          <tr>
            <td>Leicester</td>
          </tr>
        </tbody>
      </Table>
    </Table.Container>,
  );
  const region = screen.getByRole('region', { name: 'Results' });
  await userEvent.keyboard('{Tab}{ArrowRight}');
  await expect.element(region).toHaveFocus();
  await expect.poll(() => region.element().scrollLeft).toBeGreaterThan(0);
});

const hidden = (
  <Block as="span" srOnly>
    Actions
  </Block>
);
const wide = Array.from({ length: 12 }, (_, index) => <th key={index}>Column {index}</th>);

/** Wide tables with text for screen readers only, by where that is. */
const WIDE: Record<string, [ReactNode, CSSProperties?]> = {
  'in its last header': [<th>{hidden}</th>],
  'in a container that sticks': [<th>{hidden}</th>, { position: 'sticky' }],
  'in a container from right to left': [<th>{hidden}</th>, { direction: 'rtl' }],
  'in a header that sticks': [<th style={{ position: 'sticky', right: 0 }}>{hidden}</th>],
  'in a button': [
    <th>
      <button>{hidden}</button>
    </th>,
  ],
  'in a menu of a row': [
    <th>
      <Dropdown>
        <Dropdown.Trigger>
          <Dropdown.Button>{hidden}</Dropdown.Button>
        </Dropdown.Trigger>
      </Dropdown>
    </th>,
  ],
};

test.for(Object.entries(WIDE))(
  'A wide table with text for screen readers only, %s, scrolls its container and not the page',
  async ([, [last, style]]) => {
    await page.viewport(390, 600);
    const screen = await render(
      <Table.Container style={style} data-testid="container">
        <Table>
          <thead>
            <tr>
              {wide}
              {last}
            </tr>
          </thead>
        </Table>
      </Table.Container>,
    );
    const container = screen.getByTestId('container').element();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
    expect(container.scrollWidth).toBeGreaterThan(390);
    expect(getComputedStyle(container).position).toBe(style?.position ?? 'relative');
  },
);
