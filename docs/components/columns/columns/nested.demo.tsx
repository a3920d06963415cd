import { Box, Column, Columns } from 'bulmatic';

export default function ColumnsNested() {
  return (
    <Columns>
      <Column size="two-thirds">
        <Box backgroundColor="link-soft">
          Monday: lentil soup with bread
        </Box>
        <Columns mobile>
          <Column>
            <Box backgroundColor="link-soft">Salad</Box>
          </Column>
          <Column>
            <Box backgroundColor="link-soft">Cheese</Box>
          </Column>
        </Columns>
      </Column>
      <Column>
        <Box backgroundColor="link-soft">Open from noon to two</Box>
      </Column>
    </Columns>
  );
}
