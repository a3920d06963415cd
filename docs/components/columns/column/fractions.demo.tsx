import { Box, Column, Columns } from 'bulmatic';

const SIZES = [
  'full',
  'four-fifths',
  'three-quarters',
  'two-thirds',
  'three-fifths',
  'half',
  'two-fifths',
  'one-third',
  'one-quarter',
  'one-fifth',
] as const;

export default function ColumnFractions() {
  return SIZES.map((size) => (
    <Columns key={size} mobile gap={1}>
      <Column size={size}>
        <Box px={2} py={1} overflow="hidden" backgroundColor="link-soft">
          {size}
        </Box>
      </Column>
    </Columns>
  ));
}
