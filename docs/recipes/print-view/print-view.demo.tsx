import { useSyncExternalStore } from 'react';
import {
  Block,
  Box,
  Button,
  Column,
  Columns,
  Container,
  Level,
  Section,
  Subtitle,
  Table,
  Tag,
  Title,
} from 'bulmatic';

/** Replace this with what your server sends. Prices are in cents. */
const INVOICE = {
  number: '2025-0184',
  date: '2025-06-14',
  due: '2025-07-14',
  paid: false,
  from: ['Harbor Boatyard', '7 Slipway Lane', 'Port Ellery'],
  to: ['Ines Moreau', '24 Lighthouse Road', 'Port Ellery'],
  lines: [
    {
      text: 'Winter storage',
      detail: 'October to April',
      amount: 7,
      price: 8500,
    },
    {
      text: 'Hull cleaned and painted',
      detail: 'With two coats',
      amount: 1,
      price: 64000,
    },
    {
      text: 'Rigging checked',
      detail: 'And one shroud replaced',
      amount: 1,
      price: 21500,
    },
    {
      text: 'Crane',
      detail: 'Out of the water and back',
      amount: 2,
      price: 9900,
    },
  ],
};

/** In percent of the net price. */
const TAX = 8;

/** Whether the browser is laying out the page for print. */
const usePrinting = () =>
  useSyncExternalStore(subscribe, isPrinting, () => false);

const isPrinting = () => matchMedia('print').matches;

function subscribe(onChange: () => void) {
  const media = matchMedia('print');
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Keeps a row on one page. */
const WHOLE = { breakInside: 'avoid' } as const;

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});
const longDate = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

const price = (cents: number) => dollars.format(cents / 100);
const day = (date: string) => longDate.format(new Date(date));

interface AddressProps {
  title: string;
  lines: readonly string[];
}

function Address({ title, lines: [name, ...rest] }: AddressProps) {
  return (
    <Column>
      <Subtitle as="h2" size={6} mb={2}>
        {title}
      </Subtitle>
      <address style={{ fontStyle: 'normal' }}>
        <Block as="span" display="block" m={0} textWeight="bold">
          {name}
        </Block>
        {rest.map((line) => (
          <Block as="span" display="block" m={0} key={line}>
            {line}
          </Block>
        ))}
      </address>
    </Column>
  );
}

function Lines() {
  const net = INVOICE.lines.reduce(
    (sum, { amount, price }) => sum + amount * price,
    0,
  );
  const tax = Math.round((net * TAX) / 100);
  const totals = [
    { label: 'Net', cents: net },
    { label: `Sales tax, ${TAX}%`, cents: tax },
    { label: 'To pay', cents: net + tax },
  ];

  return (
    <Table fullwidth aria-label="What it is for">
      <thead>
        <tr>
          <th scope="col">Work</th>
          <Table.Header scope="col" textAlign="right">
            Sum
          </Table.Header>
        </tr>
      </thead>
      <tbody>
        {INVOICE.lines.map((line) => (
          <tr key={line.text} style={WHOLE}>
            <th scope="row">
              {line.text}
              <Block textWeight="normal" textSize={7}>
                {line.detail}: {line.amount} × {price(line.price)}
              </Block>
            </th>
            <Table.Cell textAlign="right">
              {price(line.amount * line.price)}
            </Table.Cell>
          </tr>
        ))}
      </tbody>
      <tfoot style={{ display: 'table-row-group' }}>
        {totals.map(({ label, cents }) => (
          <tr key={label} style={WHOLE}>
            <Table.Header scope="row" textAlign="right">
              {label}
            </Table.Header>
            <Table.Cell textAlign="right">{price(cents)}</Table.Cell>
          </tr>
        ))}
      </tfoot>
    </Table>
  );
}

export default function PrintView() {
  const { number, date, due, paid, from, to } = INVOICE;
  const printing = usePrinting();

  return (
    <Section as="main">
      <Container max="desktop">
        {!printing && (
          <Level as="div" mobile>
            <Level.Left>
              <Tag color={paid ? 'success' : 'warning'} size="medium">
                {paid ? 'Paid' : `Due on ${day(due)}`}
              </Tag>
            </Level.Left>
            <Level.Right>
              <Button color="primary" onClick={() => window.print()}>
                Print
              </Button>
            </Level.Right>
          </Level>
        )}
        {/* Paper is white, on the screen too. */}
        <Box
          as="article"
          data-theme="light"
          shadowless={printing}
          p={printing ? 0 : undefined}
        >
          <Title as="h1" size={3}>
            Invoice {number}
          </Title>
          <Subtitle as="p" size={6}>
            {day(date)}
          </Subtitle>
          <Columns mobile>
            <Address title="From" lines={from} />
            <Address title="To" lines={to} />
          </Columns>
          <Lines />
          <p>
            Please pay by {day(due)}, and name the invoice: {number}. Thank
            you!
          </p>
        </Box>
      </Container>
    </Section>
  );
}
