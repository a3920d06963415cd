import { Box, Column, Columns } from 'bulmatic';

export default function ColumnsResponsiveGap() {
  return (
    <Columns mobile gap={{ mobile: 1, tablet: 4, widescreen: 8 }}>
      <Column>
        <Box p={3} backgroundColor="link-soft">
          Closer on phones
        </Box>
      </Column>
      <Column>
        <Box p={3} backgroundColor="link-soft">
          Wider on wide screens
        </Box>
      </Column>
    </Columns>
  );
}
