import { Box, Column, Columns } from 'bulmatic';

export default function ColumnsBreakpoints() {
  return (
    <>
      <Columns mobile>
        <Column>
          <Box p={3} backgroundColor="link-soft">
            mobile: side by side
          </Box>
        </Column>
        <Column>
          <Box p={3} backgroundColor="link-soft">
            at every width
          </Box>
        </Column>
      </Columns>
      <Columns>
        <Column>
          <Box p={3} backgroundColor="link-soft">
            No prop: side by side
          </Box>
        </Column>
        <Column>
          <Box p={3} backgroundColor="link-soft">
            from 769 pixels
          </Box>
        </Column>
      </Columns>
      <Columns desktop>
        <Column>
          <Box p={3} backgroundColor="link-soft">
            desktop: side by side
          </Box>
        </Column>
        <Column>
          <Box p={3} backgroundColor="link-soft">
            from 1024 pixels
          </Box>
        </Column>
      </Columns>
    </>
  );
}
