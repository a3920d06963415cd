import { useId, useState } from 'react';
import {
  Block,
  Box,
  Button,
  Column,
  Columns,
  Container,
  Icon,
  IconText,
  Section,
  Subtitle,
  Tag,
  Title,
} from 'bulmatic';
import {
  SegmentedControl,
  type Segment,
} from '../../pieces/segmented-control/SegmentedControl';

type Billing = 'monthly' | 'yearly';

interface Plan {
  name: string;
  text: string;
  /** In dollars per month, depending on how often the user pays. */
  price: Record<Billing, number>;
  features: string[];
  popular?: boolean;
}

const PLANS: Plan[] = [
  {
    name: 'Deckhand',
    text: 'For a first season on the water.',
    price: { monthly: 24, yearly: 20 },
    features: ['Rowboats and canoes', '2 trips a month', 'Life jackets'],
  },
  {
    name: 'Skipper',
    text: 'For everyone who sails on weekends.',
    price: { monthly: 60, yearly: 50 },
    features: [
      'All boats up to 20 feet',
      '6 trips a month',
      'Life jackets',
      'A lesson each season',
    ],
    popular: true,
  },
  {
    name: 'Captain',
    text: 'For families and crews of up to six.',
    price: { monthly: 120, yearly: 100 },
    features: [
      'All boats in the harbor',
      'As many trips as you want',
      'Life jackets for six',
      'A lesson each month',
      'A berth for guests',
    ],
  },
];

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});

const BILLINGS: Segment<Billing>[] = [
  { value: 'monthly', label: 'Monthly' },
  { value: 'yearly', label: 'Yearly, 2 months free' },
];

function PlanBox({ plan, billing }: { plan: Plan; billing: Billing }) {
  const { name, text, price, features, popular } = plan;
  const title = useId();

  return (
    <Box
      as="section"
      aria-labelledby={title}
      p={5}
      display="flex"
      flexDirection="column"
      flexGrow={1}
      style={popular ? { outline: '2px solid var(--bulma-primary)' } : {}}
    >
      <Block
        display="flex"
        alignItems="center"
        flexWrap="wrap"
        columnGap={2}
        mb={2}
      >
        <Title as="h2" size={4} id={title} mb={0}>
          {name}
        </Title>
        {popular && (
          <Tag color="primary" rounded>
            Most popular
          </Tag>
        )}
      </Block>
      <p>{text}</p>
      <Block mt={4} mb={5}>
        <Block as="strong" textSize={1}>
          {dollars.format(price[billing])}
        </Block>{' '}
        a month
        <Block textSize={7}>
          {billing === 'yearly'
            ? `${dollars.format(price.yearly * 12)} once a year`
            : 'Cancel at any time'}
        </Block>
      </Block>
      <Block as="ul" flexGrow={1}>
        {features.map((feature) => (
          <li key={feature}>
            <IconText flexWrap="nowrap">
              <Icon textColor="success-on-scheme">
                <svg
                  viewBox="0 0 16 16"
                  width="1em"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="2"
                >
                  <path d="m2 8 4 5 8-10" />
                </svg>
              </Icon>
              <span>{feature}</span>
            </IconText>
          </li>
        ))}
      </Block>
      <Button
        as="a"
        href="#join"
        color={popular ? 'primary' : undefined}
        fullwidth
      >
        Join as a {name}
      </Button>
    </Box>
  );
}

export default function Pricing() {
  const [billing, setBilling] = useState<Billing>('monthly');

  return (
    <Section as="main">
      <Container>
        <Title as="h1" textAlign="centered" mb={2}>
          A boat whenever you want one
        </Title>
        <Subtitle textAlign="centered">
          Join the boat club, and take a boat out after work.
        </Subtitle>
        <Block display="flex" justifyContent="center">
          <SegmentedControl
            aria-label="Billing"
            options={BILLINGS}
            value={billing}
            onValueChange={setBilling}
          />
        </Block>
        <Block as="p" role="status" srOnly>
          Prices per month, billed {billing}
        </Block>
        <Columns>
          {PLANS.map((plan) => (
            <Column key={plan.name} display="flex">
              <PlanBox plan={plan} billing={billing} />
            </Column>
          ))}
        </Columns>
      </Container>
    </Section>
  );
}
