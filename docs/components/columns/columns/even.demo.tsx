import { Box, Column, Columns } from 'bulmatic';

const OFFERS = [
  'Fresh rye bread every morning.',
  'Cakes to order, two days ahead.',
  'Coffee in the garden behind the shop.',
];

export default function ColumnsEven() {
  return (
    <Columns>
      {OFFERS.map((offer) => (
        <Column key={offer}>
          <Box backgroundColor="link-soft">{offer}</Box>
        </Column>
      ))}
    </Columns>
  );
}
