import { Box, Column, Columns } from 'bulmatic';

export default function ColumnOffset() {
  return (
    <>
      <Columns mobile>
        <Column size="half" offset="one-quarter">
          <Box p={3} backgroundColor="link-soft">
            In the middle
          </Box>
        </Column>
      </Columns>
      <Columns mobile>
        <Column size={4} offset={8}>
          <Box p={3} backgroundColor="link-soft">
            At the end
          </Box>
        </Column>
      </Columns>
      <Columns mobile>
        <Column size={4}>
          <Box p={3} backgroundColor="link-soft">
            First
          </Box>
        </Column>
        <Column size={6} offset={2}>
          <Box p={3} backgroundColor="link-soft">
            After a space
          </Box>
        </Column>
      </Columns>
    </>
  );
}
