import { Box, Column, Columns } from 'bulmatic';

const TWELFTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export default function ColumnTwelfths() {
  return TWELFTHS.map((size) => (
    <Columns key={size} mobile gap={1}>
      <Column size={size}>
        <Box p={1} textAlign="centered" backgroundColor="link-soft">
          {size}
        </Box>
      </Column>
    </Columns>
  ));
}
