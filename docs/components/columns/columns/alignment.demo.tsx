import { Box, Column, Columns } from 'bulmatic';

export default function ColumnsAlignment() {
  return (
    <>
      <Columns mobile centered>
        <Column size={4}>
          <Box p={3} backgroundColor="link-soft">
            centered
          </Box>
        </Column>
        <Column size={4}>
          <Box p={3} backgroundColor="link-soft">
            in the row
          </Box>
        </Column>
      </Columns>
      <Columns mobile vcentered>
        <Column>
          <Box backgroundColor="link-soft">
            This text is long enough to fill some lines, which makes its
            column tall.
          </Box>
        </Column>
        <Column>
          <Box p={3} backgroundColor="link-soft">
            vcentered
          </Box>
        </Column>
      </Columns>
    </>
  );
}
