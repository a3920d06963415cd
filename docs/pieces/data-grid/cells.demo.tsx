import { Tag } from 'bulmatic';
import { DataGrid, type GridColumn } from './DataGrid';

interface Order {
  id: string;
  customer: string;
  total: number;
  paid: boolean;
}

const ORDERS: readonly Order[] = [
  { id: '1041', customer: 'Anna Clark', total: 18.5, paid: true },
  { id: '1042', customer: 'Bruno Costa', total: 42, paid: false },
  { id: '1043', customer: 'Clara Jensen', total: 9.75, paid: true },
];

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

const COLUMNS: readonly GridColumn<Order>[] = [
  { id: 'id', name: 'Order', valueOf: ({ id }) => Number(id), width: 110 },
  {
    id: 'customer',
    name: 'Customer',
    valueOf: ({ customer }) => customer,
    render: ({ customer }) => <a href="#customer">{customer}</a>,
  },
  {
    id: 'paid',
    name: 'State',
    valueOf: ({ paid }) => (paid ? 'Paid' : 'Open'),
    render: ({ paid }) => (
      <Tag color={paid ? 'success' : 'warning'} light>
        {paid ? 'Paid' : 'Open'}
      </Tag>
    ),
  },
  {
    id: 'total',
    name: 'Total',
    numeric: true,
    valueOf: ({ total }) => total,
    render: ({ total }) => money.format(total),
  },
];

export default function CellsDemo() {
  return (
    <DataGrid
      aria-label="Orders"
      columns={COLUMNS}
      rows={ORDERS}
      selectable
      defaultValue={['1042']}
      height="12rem"
    />
  );
}
