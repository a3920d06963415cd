import { Box, Column, Columns } from 'bulmatic';

export default function ColumnBasic() {
  return (
    <Columns>
      <Column size="one-third">
        <Box backgroundColor="link-soft">
          A third of the row: the contents
        </Box>
      </Column>
      <Column>
        <Box backgroundColor="link-soft">
          The rest of the row: the chapter
        </Box>
      </Column>
    </Columns>
  );
}
