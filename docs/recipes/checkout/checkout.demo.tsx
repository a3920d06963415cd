import { useId, useRef, useState, type FormEvent } from 'react';
import {
  Block,
  Box,
  Button,
  Column,
  Columns,
  Container,
  Field,
  Input,
  Message,
  Radio,
  Radios,
  Section,
  Title,
} from 'bulmatic';
import { NumberField } from '../../pieces/number-field/NumberField';
import { RichSelect } from '../../pieces/rich-select/RichSelect';

/** Replace these with what your server sends. Prices are in cents. */
const CART = [
  { id: 'wide-bowl', name: 'Wide bowl', price: 4200, amount: 1 },
  { id: 'tea-cup', name: 'Tea cup', price: 1400, amount: 4 },
];
const COUNTRIES = [
  { id: 'CA', name: 'Canada' },
  { id: 'FR', name: 'France' },
  { id: 'DE', name: 'Germany' },
  { id: 'US', name: 'United States' },
];
const DELIVERIES = [
  { id: 'post', name: 'Post', days: '5 to 7 days', price: 600 },
  { id: 'express', name: 'Express', days: '1 to 2 days', price: 1800 },
];

const FIELDS = [
  {
    name: 'email',
    label: 'Email',
    type: 'email',
    autoComplete: 'email',
    error: 'Enter an email address, such as ada@example.com.',
  },
  {
    name: 'name',
    label: 'Name',
    autoComplete: 'name',
    error: 'Enter your name.',
  },
  {
    name: 'street',
    label: 'Street and number',
    autoComplete: 'street-address',
    error: 'Enter the street and the number.',
  },
  {
    name: 'code',
    label: 'Postal code',
    autoComplete: 'postal-code',
    error: 'Enter the postal code.',
  },
  {
    name: 'city',
    label: 'City',
    autoComplete: 'address-level2',
    error: 'Enter the city.',
  },
];

/** Replace this with a request to your server, which answers with the address of the payment page. */
async function order(values: FormData) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  return `Your order is in. We wrote to ${values.get('email') as string}.`;
}

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});
const price = (cents: number) => dollars.format(cents / 100);

interface AnswerProps {
  field: (typeof FIELDS)[number];
  wrong: boolean;
}

function Answer({ field: { label, error, ...input }, wrong }: AnswerProps) {
  return (
    <Field required>
      <Field.Label>{label}</Field.Label>
      <Input
        {...input}
        // Something other than spaces.
        pattern=".*\S.*"
        color={wrong ? 'danger' : undefined}
      />
      {wrong && <Field.Help error>{error}</Field.Help>}
    </Field>
  );
}

interface SummaryProps {
  amounts: Record<string, number>;
  delivery: (typeof DELIVERIES)[number] | undefined;
  onAmount: (id: string, amount: number) => void;
}

function Summary({ amounts, delivery, onAmount }: SummaryProps) {
  const title = useId();
  const goods = CART.reduce(
    (sum, { id, price }) => sum + price * (amounts[id] ?? 0),
    0,
  );
  const sums = [
    { label: 'Goods', cents: goods },
    { label: `Delivery: ${delivery?.name}`, cents: delivery?.price ?? 0 },
    { label: 'To pay', cents: goods + (delivery?.price ?? 0) },
  ];

  return (
    <Box as="section" aria-labelledby={title}>
      <Title as="h2" size={5} id={title}>
        Your order
      </Title>
      {CART.map(({ id, name, price: cents }) => (
        <Field key={id}>
          <Field.Label>
            {name}, {price(cents)}
          </Field.Label>
          <NumberField
            name={id}
            min={1}
            max={12}
            value={amounts[id] ?? 1}
            onValueChange={(amount) => onAmount(id, amount ?? 1)}
          />
        </Field>
      ))}
      <Block role="status">
        {sums.map(({ label, cents }) => (
          <Block
            key={label}
            display="flex"
            justifyContent="space-between"
            mb={1}
          >
            <span>{label}</span>
            <strong>{price(cents)}</strong>
          </Block>
        ))}
      </Block>
    </Box>
  );
}

export default function Checkout() {
  const heading = useRef<HTMLHeadingElement>(null);
  const [amounts, setAmounts] = useState<Record<string, number>>(() =>
    Object.fromEntries(CART.map(({ id, amount }) => [id, amount])),
  );
  const [delivery, setDelivery] = useState('post');
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const [result, setResult] = useState('');
  const chosen = DELIVERIES.find(({ id }) => id === delivery);

  const setAmount = (id: string, amount: number) =>
    setAmounts({ ...amounts, [id]: amount });

  async function send(values: FormData) {
    setPending(true);
    setFailed(false);
    try {
      setResult(await order(values));
      heading.current?.focus();
    } catch {
      setFailed(true);
    }
    setPending(false);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const inputs = FIELDS.map(({ name }) =>
      form.querySelector<HTMLInputElement>(`[name=${name}]`),
    );
    const invalid = inputs.filter((input) => !input?.validity.valid);
    setWrong(invalid.map((input) => input?.name ?? ''));
    if (invalid[0]) return invalid[0].focus();
    if (!pending) void send(new FormData(form));
  }

  return (
    <Section as="main">
      <Container max="desktop">
        <Title as="h1" ref={heading} tabIndex={-1}>
          {result ? 'Thank you!' : 'Checkout'}
        </Title>
        {result ? (
          <Message color="success">
            <Message.Body style={{ overflowWrap: 'anywhere' }}>
              {result}
            </Message.Body>
          </Message>
        ) : (
          <form noValidate onSubmit={submit}>
            <Columns>
              <Column>
                <Title as="h2" size={5}>
                  Shipping address
                </Title>
                {FIELDS.map((field) => (
                  <Answer
                    key={field.name}
                    field={field}
                    wrong={wrong.includes(field.name)}
                  />
                ))}
                <Field>
                  <Field.Label>Country</Field.Label>
                  <RichSelect
                    name="country"
                    autoComplete="country"
                    options={COUNTRIES}
                    defaultValue={COUNTRIES[3] ?? null}
                  />
                </Field>
                <Field>
                  <Field.Label>Delivery</Field.Label>
                  <Radios
                    name="delivery"
                    value={delivery}
                    onValueChange={setDelivery}
                  >
                    {DELIVERIES.map(({ id, name, days, price: cents }) => (
                      <Radio key={id} value={id}>
                        {name}, {days}, {price(cents)}
                      </Radio>
                    ))}
                  </Radios>
                </Field>
              </Column>
              <Column size={{ tablet: 5 }}>
                <Summary
                  amounts={amounts}
                  delivery={chosen}
                  onAmount={setAmount}
                />
                <Button
                  type="submit"
                  color="primary"
                  size="medium"
                  fullwidth
                  loading={pending}
                >
                  Order and pay
                </Button>
                <Block as="p" textSize={7} mt={2}>
                  You pay on the page of our bank.
                </Block>
                <Block
                  as="p"
                  role="alert"
                  m={0}
                  textColor="danger-on-scheme"
                >
                  {failed && 'We can’t reach the server. Try again.'}
                </Block>
              </Column>
            </Columns>
          </form>
        )}
      </Container>
    </Section>
  );
}
