import { Box, Column, Columns } from 'bulmatic';

const PAINTS = ['primary-80', 'primary-70', 'primary-60'] as const;

export default function ColumnsGapless() {
  return (
    <Columns mobile gapless>
      {PAINTS.map((paint) => (
        <Column key={paint}>
          <Box
            radiusless
            shadowless
            textAlign="centered"
            backgroundColor={paint}
            textColor="primary-invert"
            px={1}
          >
            {paint}
          </Box>
        </Column>
      ))}
    </Columns>
  );
}
