import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { DataGrid } from '../../docs/pieces/data-grid/DataGrid.tsx';

const COLUMNS = [
  { id: 'name', name: 'Name', valueOf: (row: { id: string }) => row.id },
  { id: 'late', name: 'Late', valueOf: () => 0, render: () => null },
];

test('A cell that renders nothing is empty', async () => {
  const screen = await render(
    <DataGrid aria-label="Loans" columns={COLUMNS} rows={[{ id: 'Atlas' }]} />,
  );
  await expect.element(screen.getByRole('rowheader', { name: 'Atlas' })).toBeVisible();
  await expect.element(screen.getByRole('gridcell')).toHaveTextContent(/^$/);
});

test('A row may have the id of a column, and a column any id', async () => {
  const check = { id: 'check', name: 'Check', valueOf: () => 'paid' };
  const rows = ['name', 'check', 'date'].map((id) => ({ id }));
  const screen = await render(
    <DataGrid
      aria-label="Fields"
      selectable
      columns={[...COLUMNS, check]}
      rows={rows}
      defaultSort={{ column: 'name', direction: 'ascending' }}
    />,
  );
  const ids = () =>
    screen
      .getByRole('rowheader')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(ids).toEqual(['check', 'date', 'name']);
  const header = screen.getByRole('columnheader', { name: 'Name' });
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await header.click();
  await expect.poll(ids).toEqual(['name', 'date', 'check']);
});
