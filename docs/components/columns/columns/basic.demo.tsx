import { Box, Column, Columns } from 'bulmatic';

export default function ColumnsBasic() {
  return (
    <Columns mobile>
      <Column size="two-thirds">
        <Box p={3} backgroundColor="link-soft">
          Two thirds
        </Box>
      </Column>
      <Column>
        <Box p={3} backgroundColor="link-soft">
          The rest
        </Box>
      </Column>
    </Columns>
  );
}
