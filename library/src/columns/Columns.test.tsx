import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { Column } from './Column.tsx';
import { Columns } from './Columns.tsx';

describeContract(Columns, { element: 'div', className: 'columns' });

test('Columns stand side by side from tablet, mobile or desktop on', async () => {
  const { container } = await render(
    <>
      <Columns />
      <Columns mobile />
      <Columns desktop />
    </>,
  );
  expect(container.innerHTML).toBe(
    '<div class="columns"></div><div class="columns is-mobile"></div><div class="columns is-desktop"></div>',
  );
});

test('Columns wrap, and are centred in both directions', async () => {
  const { container } = await render(
    <Columns multiline centered vcentered>
      <Column size={8}>First</Column>
      <Column>Second</Column>
    </Columns>,
  );
  expect(container.innerHTML).toBe(
    '<div class="columns is-multiline is-centered is-vcentered">' +
      '<div class="column is-8">First</div><div class="column">Second</div></div>',
  );
});

test('The gap is that of columns, not the gap of the helpers', async () => {
  const { container } = await render(
    <>
      <Columns gapless />
      <Columns gap={0} />
      <Columns gap={8} columnGap={2} />
    </>,
  );
  expect(container.innerHTML).toBe(
    '<div class="columns is-gapless"></div><div class="columns is-0"></div>' +
      '<div class="columns is-8 is-column-gap-2"></div>',
  );
});

test('The gap changes with the breakpoint', async () => {
  const { container } = await render(
    <Columns gap={{ base: 4, mobile: 1, tabletOnly: 0, desktop: 3, widescreen: 8, fullhd: 2 }} />,
  );
  expect(container.innerHTML).toBe(
    '<div class="columns is-4 is-1-mobile is-0-tablet-only is-3-desktop is-8-widescreen is-2-fullhd"></div>',
  );
});

test('Columns nest', async () => {
  const { container } = await render(
    <Columns>
      <Column>
        <p>Outer</p>
        <Columns mobile>
          <Column size="half">Inner</Column>
          <Column>Auto</Column>
        </Columns>
      </Column>
    </Columns>,
  );
  expect(container.innerHTML).toBe(
    '<div class="columns"><div class="column"><p>Outer</p><div class="columns is-mobile">' +
      '<div class="column is-half">Inner</div><div class="column">Auto</div></div></div></div>',
  );
});

test('A row of columns may be another element, such as a list', async () => {
  const { container } = await render(
    <Columns as="ul">
      <Column as="li">One</Column>
    </Columns>,
  );
  expect(container.innerHTML).toBe('<ul class="columns"><li class="column">One</li></ul>');
});
