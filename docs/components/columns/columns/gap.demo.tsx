import { Box, Column, Columns } from 'bulmatic';

const GAPS = [0, 1, 2, 3, 4, 5, 6, 7, 8] as const;

export default function ColumnsGap() {
  return GAPS.map((gap) => (
    <Columns key={gap} mobile gap={gap}>
      <Column>
        <Box p={2} backgroundColor="link-soft">
          gap {gap}
        </Box>
      </Column>
      <Column>
        <Box p={2} backgroundColor="link-soft">
          {gap / 2} rem
        </Box>
      </Column>
      <Column>
        <Box p={2} backgroundColor="link-soft">
          between
        </Box>
      </Column>
    </Columns>
  ));
}
