import { Box, Cell, Grid } from 'bulmatic';

export default function CellFromEnd() {
  return (
    <Grid.Fixed cols={4}>
      <Grid>
        <Cell colSpan={2}>
          <Box p={3} backgroundColor="link-soft">
            Tickets
          </Box>
        </Cell>
        <Cell colFromEnd={2}>
          <Box p={3} backgroundColor="link-soft">
            2 × 12 €
          </Box>
        </Cell>
        <Cell colFromEnd={2} rowFromEnd={1}>
          <Box p={3} backgroundColor="link-soft">
            Total 24 €
          </Box>
        </Cell>
      </Grid>
    </Grid.Fixed>
  );
}
