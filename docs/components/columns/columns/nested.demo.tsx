import { Box, Column, Columns } from 'bulmatic';

export default function ColumnsNested() {
  return (
    <Columns>
      <Column size="two-thirds">
        <Box backgroundColor="link-soft">
          Monday: soup of lentils, with bread
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
        <Box backgroundColor="link-soft">
          Open from twelve to two
        </Box>
      </Column>
    </Columns>
  );
}
