import { useState } from 'react';
import {
  Block,
  Button,
  Card,
  Cell,
  Container,
  Control,
  Field,
  Grid,
  Image,
  Section,
  Select,
  Title,
} from 'bulmatic';
import { SegmentedControl } from '../../pieces/segmented-control/SegmentedControl';

type Category = 'Cups' | 'Bowls' | 'Vases';

interface Product {
  name: string;
  category: Category;
  /** In cents, because sums of fractions aren’t exact. */
  price: number;
  color: string;
  soldOut?: boolean;
}

const PRODUCTS: Product[] = [
  { name: 'Morning cup', category: 'Cups', price: 1800, color: '#4f772d' },
  { name: 'Wide bowl', category: 'Bowls', price: 4200, color: '#26547c' },
  { name: 'Tall vase', category: 'Vases', price: 6500, color: '#9c3d2e' },
  { name: 'Tea cup', category: 'Cups', price: 1400, color: '#7a5195' },
  { name: 'Soup bowl', category: 'Bowls', price: 2600, color: '#b5651d' },
  {
    name: 'Blue vase',
    category: 'Vases',
    price: 5800,
    color: '#3a6ea5',
    soldOut: true,
  },
  { name: 'Coffee cup', category: 'Cups', price: 1600, color: '#5c4033' },
  { name: 'Rice bowl', category: 'Bowls', price: 2200, color: '#2f6f6d' },
];

const SHAPES: Record<Category, string> = {
  Cups: 'M30 26h32v6h6q10 0 10 12t-10 12h-6q-2 14-16 14T30 56zm32 12v12h5q5 0 5-6t-5-6z',
  Bowls: 'M18 34h64q0 24-18 32v4H36v-4Q18 58 18 34z',
  Vases:
    'M42 14h16q-2 14 6 22t6 18q0 16-12 20H42q-12-4-12-20 0-10 6-18t6-22z',
};

/** Stands in for a photo. */
const picture = ({ category, color }: Product) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 0 120 90">
      <path fill="#ece4d9" d="M-10 0h120v90H-10z"/>
      <path fill="#d9cbb8" d="M-10 66h120v24H-10z"/>
      <path fill="${color}" d="${SHAPES[category]}"/>
    </svg>`,
  )}`;

const ORDERS = {
  new: { label: 'Newest first', compare: () => 0 },
  cheap: {
    label: 'Lowest price first',
    compare: (a: Product, b: Product) => a.price - b.price,
  },
  name: {
    label: 'Name, A to Z',
    compare: (a: Product, b: Product) => a.name.localeCompare(b.name, 'en'),
  },
};

const CATEGORIES = (['All', 'Cups', 'Bowls', 'Vases'] as const).map(
  (value) => ({ value, label: value }),
);

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  trailingZeroDisplay: 'stripIfInteger',
});
const money = (cents: number) => dollars.format(cents / 100);

const count = (amount: number, noun: string) =>
  `${amount} ${noun}${amount === 1 ? '' : 's'}`;

interface ProductCardProps {
  product: Product;
  onAdd: () => void;
}

function ProductCard({ product, onAdd }: ProductCardProps) {
  const { name, category, price, soldOut } = product;

  return (
    <Card as="article">
      <Card.Image>
        <Image ratio="4by3" src={picture(product)} alt="" />
      </Card.Image>
      <Card.Content>
        <Block display="flex" justifyContent="space-between" mb={1}>
          <Title as="h2" size={5} mb={0}>
            {name}
          </Title>
          <strong>{money(price)}</strong>
        </Block>
        <p>{category}</p>
        <Button
          fullwidth
          mt={4}
          disabled={soldOut}
          aria-label={soldOut ? undefined : `Add to cart: ${name}`}
          onClick={onAdd}
        >
          {soldOut ? 'Sold out' : 'Add to cart'}
        </Button>
      </Card.Content>
    </Card>
  );
}

export default function ProductGrid() {
  const [category, setCategory] =
    useState<(typeof CATEGORIES)[number]['value']>('All');
  const [order, setOrder] = useState<keyof typeof ORDERS>('new');
  const [cart, setCart] = useState<Product[]>([]);

  const shown = PRODUCTS.filter(
    (product) => category === 'All' || product.category === category,
  ).sort(ORDERS[order].compare);
  const total = cart.reduce((sum, { price }) => sum + price, 0);

  return (
    <Section as="main">
      <Container>
        <Block
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="center"
          gap={3}
        >
          <Title as="h1" mb={0}>
            Pottery from the harbor
          </Title>
          <p role="status">
            Cart: {count(cart.length, 'item')}, {money(total)}
          </p>
        </Block>
        <Block
          display="flex"
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems="flex-end"
          gap={3}
        >
          <SegmentedControl
            aria-label="Category"
            options={CATEGORIES}
            value={category}
            onValueChange={setCategory}
          />
          <Field>
            <Field.Label>Sort by</Field.Label>
            <Control>
              <Select value={order} onValueChange={setOrder}>
                {Object.entries(ORDERS).map(([value, { label }]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            </Control>
          </Field>
        </Block>
        <Block as="p" role="status" mb={4}>
          {count(shown.length, 'product')}
        </Block>
        <Grid as="ul" colMin={11} autoFill gap={3}>
          {shown.map((product) => (
            <Cell as="li" key={product.name}>
              <ProductCard
                product={product}
                onAdd={() => setCart([...cart, product])}
              />
            </Cell>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
