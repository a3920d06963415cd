import { Box, Column, Columns } from 'bulmatic';

const SEEDS = ['Beans', 'Carrots', 'Chard', 'Leeks', 'Peas'];

export default function ColumnsMultiline() {
  return (
    <Columns as="ul" mobile multiline>
      {SEEDS.map((seed) => (
        <Column
          key={seed}
          as="li"
          size={{ mobile: 'half', tablet: 'one-third' }}
        >
          <Box p={3} backgroundColor="link-soft">
            {seed}
          </Box>
        </Column>
      ))}
    </Columns>
  );
}
