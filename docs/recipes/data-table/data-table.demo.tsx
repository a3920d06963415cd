import { useEffect, useRef, useState } from 'react';
import {
  Block,
  Button,
  Checkbox,
  Control,
  Field,
  Input,
  Message,
  Pagination,
  Section,
  Subtitle,
  Table,
  Tag,
  Title,
} from 'bulmatic';

interface Order {
  id: number;
  customer: string;
  /** In ISO format, so that the text sorts by date. */
  pickup: string;
  total: number;
  ready: boolean;
}

const ORDERS: Order[] = [
  ['Anna Clark', '2026-05-07', 18.5],
  ['Bruno Costa', '2026-05-04', 42],
  ['Clara Jensen', '2026-05-05', 9.75],
  ['Dev Patel', '2026-05-08', 64.2],
  ['Elif Stone', '2026-05-04', 23.4],
  ['Felix Reed', '2026-05-06', 12],
  ['Greta Lind', '2026-05-09', 31.6],
  ['Hugo Martin', '2026-05-05', 75],
  ['Ines Romero', '2026-05-07', 15.8],
  ['Jonas Weber', '2026-05-06', 27.3],
  ['Karin Adams', '2026-05-08', 51.9],
  ['Liam Burns', '2026-05-09', 20.25],
].map(([customer, pickup, total], index) => ({
  id: 1041 + index,
  customer: String(customer),
  pickup: String(pickup),
  total: Number(total),
  ready: index % 4 === 0,
}));

/** Replace this with a request to your server. */
async function loadOrders(fail: boolean) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (fail) throw new Error('The server didn’t respond.');
  return ORDERS;
}

const COLUMNS = { customer: 'Customer', pickup: 'Pickup', total: 'Total' };

type ColumnName = keyof typeof COLUMNS;

const PAGE_SIZE = 5;

const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

const moneyFormat = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

function compare(a: Order, b: Order, column: ColumnName) {
  if (column === 'total') return a.total - b.total;
  return a[column].localeCompare(b[column], 'en-US');
}

const START = {
  query: '',
  column: 'pickup' as ColumnName,
  descending: false,
  page: 1,
};

type View = typeof START;

/** The orders that the search finds, sorted, and those of the page. */
function rowsOf(orders: readonly Order[], view: View) {
  const query = view.query.trim().toLowerCase();
  const sign = view.descending ? -1 : 1;
  const found = orders
    .filter(({ customer }) => customer.toLowerCase().includes(query))
    .sort((a, b) => sign * compare(a, b, view.column));
  // A reload may bring fewer pages.
  const last = Math.floor(Math.max(0, found.length - 1) / PAGE_SIZE);
  const start = Math.min(view.page - 1, last) * PAGE_SIZE;
  return { found, start, rows: found.slice(start, start + PAGE_SIZE) };
}

interface SortHeaderProps {
  column: ColumnName;
  view: View;
  onSort: (part: Partial<View>) => void;
}

function SortHeader({ column, view, onSort }: SortHeaderProps) {
  const sorted = column === view.column;
  const up = sorted && !view.descending;
  const order = up ? 'ascending' : 'descending';
  return (
    <Table.Header
      scope="col"
      aria-sort={sorted ? order : undefined}
      textAlign={column === 'total' ? 'right' : undefined}
    >
      <Button
        ghost
        paddingless
        gap={1}
        textColor="inherit"
        textWeight="bold"
        onClick={() => onSort({ column, descending: up })}
      >
        {COLUMNS[column]}
        <span aria-hidden="true">{sorted ? (up ? '↑' : '↓') : '↕'}</span>
      </Button>
    </Table.Header>
  );
}

export default function DataTable() {
  const [orders, setOrders] = useState<readonly Order[]>([]);
  const [loading, setLoading] = useState(true);
  const [failed, setFailed] = useState(false);
  const [view, setView] = useState(START);
  const [selected, setSelected] = useState<readonly number[]>([]);
  const [done, setDone] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const selectAll = useRef<HTMLInputElement>(null);

  function load(fail: boolean) {
    loadOrders(fail)
      .then(setOrders)
      .catch(() => setFailed(true))
      .finally(() => setLoading(false));
  }

  useEffect(() => load(false), []);

  function reload(fail = false) {
    setLoading(true);
    setFailed(false);
    select([]);
    load(fail);
  }

  function change(part: Partial<View>) {
    setView({ ...view, page: 1, ...part });
    setDone('');
  }

  function clearSearch() {
    change({ query: '' });
    search.current?.focus();
  }

  function select(ids: readonly number[]) {
    setSelected(ids);
    setDone('');
  }

  function markAsReady() {
    setOrders(
      orders.map((order) =>
        selected.includes(order.id) ? { ...order, ready: true } : order,
      ),
    );
    setDone(`Marked as ready: ${selected.length}.`);
    setSelected([]);
    // The button is about to be disabled, which would lose the focus.
    selectAll.current?.focus();
  }

  const { found, start, rows } = rowsOf(orders, view);
  const ids = rows.map(({ id }) => id);
  const others = selected.filter((id) => !ids.includes(id));
  const count = selected.length - others.length;
  const all = count > 0 && count === ids.length;
  const none = failed ? 'No data.' : 'No orders found.';
  const empty = loading ? 'Loading orders …' : none;
  const range = `${start + 1} to ${start + rows.length} of ${found.length}.`;

  return (
    <Section as="main">
      <Title as="h1">Orders</Title>
      <Subtitle>Corner Bakery, May 4 to 9</Subtitle>
      <div role="alert">
        {failed && (
          <Message color="danger" mb={4}>
            <Message.Body>
              We can’t load the orders. Check your connection, then reload.
            </Message.Body>
          </Message>
        )}
      </div>
      <Block display="flex" flexWrap="wrap" alignItems="flex-end" gap={1.5}>
        <Field flexGrow={1} mb={0}>
          <Field.Label>Search by customer</Field.Label>
          <Control>
            <Input
              ref={search}
              type="search"
              value={view.query}
              onChange={(event) => change({ query: event.target.value })}
            />
          </Control>
        </Field>
        <Button
          color="primary"
          disabled={selected.length === 0}
          onClick={markAsReady}
        >
          Mark as ready
        </Button>
        <Button loading={loading} onClick={() => reload()}>
          Reload
        </Button>
        <Button onClick={() => reload(true)}>Try an error</Button>
      </Block>
      <Block role="status">
        {done} {rows.length > 0 ? `Orders ${range}` : empty}{' '}
        {selected.length > 0 && `${selected.length} selected.`}
      </Block>
      <Table.Container>
        <Table fullwidth hoverable aria-label="Orders" aria-busy={loading}>
          <thead>
            <tr>
              <Table.Cell narrow>
                <Checkbox
                  ref={selectAll}
                  aria-label="Select all on this page"
                  checked={all}
                  indeterminate={count > 0 && !all}
                  onChange={() =>
                    select(all ? others : [...others, ...ids])
                  }
                />
              </Table.Cell>
              {(Object.keys(COLUMNS) as ColumnName[]).map((column) => (
                <SortHeader
                  key={column}
                  column={column}
                  view={view}
                  onSort={change}
                />
              ))}
              <th scope="col">Status</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, customer, pickup, total, ready }) => {
              const checked = selected.includes(id);
              const rest = selected.filter((other) => other !== id);
              return (
                <Table.Row
                  key={id}
                  backgroundColor={checked ? 'primary-soft' : undefined}
                >
                  <td>
                    <Checkbox
                      aria-label={`Select the order of ${customer}`}
                      checked={checked}
                      onChange={() =>
                        select(checked ? rest : [...rest, id])
                      }
                    />
                  </td>
                  <th scope="row">
                    <Block
                      as="a"
                      href={`#order-${id}`}
                      textColor={
                        checked ? 'primary-soft-invert' : undefined
                      }
                    >
                      {customer}
                    </Block>
                  </th>
                  <td>{dayFormat.format(new Date(pickup))}</td>
                  <Table.Cell textAlign="right">
                    {moneyFormat.format(total)}
                  </Table.Cell>
                  <td>
                    <Tag color={ready ? 'success' : undefined}>
                      {ready ? 'Ready' : 'Open'}
                    </Tag>
                  </td>
                </Table.Row>
              );
            })}
          </tbody>
        </Table>
      </Table.Container>
      {/* Outside the table, which is wider than a phone. */}
      {rows.length === 0 && (
        <Block textAlign="centered" py={6}>
          <p>{empty}</p>
          {view.query !== '' && (
            <Button mt={3} onClick={clearSearch}>
              Clear the search
            </Button>
          )}
        </Block>
      )}
      {found.length > PAGE_SIZE && (
        <Pagination
          aria-label="Orders"
          total={Math.ceil(found.length / PAGE_SIZE)}
          current={view.page}
          onPageChange={(page) => change({ page })}
        />
      )}
    </Section>
  );
}
