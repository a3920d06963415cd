import { useState, type ReactNode } from 'react';
import {
  Block,
  Box,
  Cell,
  Column,
  Columns,
  Grid,
  Media,
  Progress,
  Section,
  Subtitle,
  Table,
  Title,
} from 'bulmatic';
import { SegmentedControl } from '../../pieces/segmented-control/SegmentedControl';

const PERIODS = {
  week: {
    label: 'Week',
    dates: 'May 4 to 10',
    before: 'the week before',
    stats: [
      { name: 'Loans', now: 412, before: 380 },
      { name: 'Returns', now: 398, before: 405 },
      { name: 'New members', now: 17, before: 12 },
      { name: 'Overdue', now: 23, before: 31 },
    ],
    shelves: { Novels: 0.62, Children: 0.81, Travel: 0.34, Cooking: 0.45 },
  },
  month: {
    label: 'Month',
    dates: 'April 11 to May 10',
    before: 'the month before',
    stats: [
      { name: 'Loans', now: 1704, before: 1650 },
      { name: 'Returns', now: 1688, before: 1612 },
      { name: 'New members', now: 58, before: 64 },
      { name: 'Overdue', now: 23, before: 19 },
    ],
    shelves: { Novels: 0.71, Children: 0.88, Travel: 0.52, Cooking: 0.39 },
  },
};

type PeriodName = keyof typeof PERIODS;

const OPTIONS = Object.entries(PERIODS).map(([value, { label }]) => ({
  value: value as PeriodName,
  label,
}));

const LOANS = [
  { book: 'The Lighthouse Keeper', member: 'Nora Quinn', due: 'May 18' },
  { book: 'Bread for Beginners', member: 'Omar Reed', due: 'May 20' },
  { book: 'A Map of Small Islands', member: 'Rosa Lopez', due: 'May 21' },
  { book: 'Knots and Sails', member: 'Jonas Weber', due: 'May 24' },
];

const ACTIVITY = [
  {
    time: '14:20',
    clock: '2:20 pm',
    text: 'Rosa Lopez returned two books.',
  },
  { time: '13:05', clock: '1:05 pm', text: 'Sven Berg became a member.' },
  {
    time: '11:40',
    clock: '11:40 am',
    text: 'Lena Wolf reserved “Knots and Sails”.',
  },
  {
    time: '09:15',
    clock: '9:15 am',
    text: 'A crate of 12 new novels arrived.',
  },
];

const FULL_HEIGHT = { height: '100%' };

const numbers = new Intl.NumberFormat('en-US');
const percents = new Intl.NumberFormat('en-US', { style: 'percent' });
const changes = new Intl.NumberFormat('en-US', {
  style: 'percent',
  signDisplay: 'exceptZero',
});

interface StatProps {
  name: string;
  now: number;
  before: number;
  /** The period that `before` is the number for. */
  period: string;
}

function Stat({ name, now, before, period }: StatProps) {
  return (
    <Box style={FULL_HEIGHT}>
      <p>{name}</p>
      <Title as="p" size={3} mb={1}>
        {numbers.format(now)}
      </Title>
      <Block textSize={7}>
        {changes.format((now - before) / before)} from {period}
      </Block>
    </Box>
  );
}

interface CardProps {
  title: string;
  children: ReactNode;
}

/** A part of the dashboard, with its heading. */
function Card({ title, children }: CardProps) {
  return (
    <Box style={FULL_HEIGHT}>
      <Title as="h2" size={5}>
        {title}
      </Title>
      {children}
    </Box>
  );
}

interface ShelfProps {
  name: string;
  out: number;
}

function Shelf({ name, out }: ShelfProps) {
  return (
    <Block>
      <Block display="flex" justifyContent="space-between" mb={1}>
        <span>{name}</span>
        <span>{percents.format(out)}</span>
      </Block>
      <Progress color="link" size="small" value={out} aria-label={name} />
    </Block>
  );
}

export default function Dashboard() {
  const [period, setPeriod] = useState<PeriodName>('week');
  const { dates, before, stats, shelves } = PERIODS[period];

  return (
    <Section as="main">
      <Block
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        rowGap={2}
      >
        <div>
          <Title as="h1">Harbor Library</Title>
          <Subtitle role="status">{dates}</Subtitle>
        </div>
        <SegmentedControl
          aria-label="Period"
          options={OPTIONS}
          value={period}
          onValueChange={setPeriod}
        />
      </Block>
      <Grid gap={3} mb={5}>
        {stats.map((stat) => (
          <Cell key={stat.name}>
            <Stat {...stat} period={before} />
          </Cell>
        ))}
      </Grid>
      <Columns multiline>
        <Column size={{ tablet: 'half', widescreen: 'one-quarter' }}>
          <Card title="Books that are out">
            {Object.entries(shelves).map(([name, out]) => (
              <Shelf key={name} name={name} out={out} />
            ))}
          </Card>
        </Column>
        <Column size={{ tablet: 'half', widescreen: 'one-quarter' }}>
          <Card title="Today">
            <ol>
              {ACTIVITY.map(({ time, clock, text }) => (
                <Media as="li" key={time}>
                  <Media.Content>
                    <p>{text}</p>
                    <Block
                      as="time"
                      dateTime={`2026-05-10T${time}`}
                      textSize={7}
                    >
                      {clock}
                    </Block>
                  </Media.Content>
                </Media>
              ))}
            </ol>
          </Card>
        </Column>
        <Column size={{ tablet: 'full', widescreen: 'half' }}>
          <Card title="Latest loans">
            <Table.Container
              role="region"
              aria-label="Latest loans"
              tabIndex={0}
            >
              <Table fullwidth>
                <thead>
                  <tr>
                    <th scope="col">Book</th>
                    <th scope="col">Member</th>
                    <th scope="col">Due</th>
                  </tr>
                </thead>
                <tbody>
                  {LOANS.map(({ book, member, due }) => (
                    <tr key={book}>
                      <th scope="row">{book}</th>
                      <td>{member}</td>
                      <Table.Cell narrow>{due}</Table.Cell>
                    </tr>
                  ))}
                </tbody>
              </Table>
            </Table.Container>
          </Card>
        </Column>
      </Columns>
    </Section>
  );
}
