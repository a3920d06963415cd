import { Box, Cell, Grid } from 'bulmatic';

export default function CellStart() {
  return (
    <Grid.Fixed cols={3}>
      <Grid>
        <Cell colStart={2} rowStart={1}>
          <Box p={3} backgroundColor="link-soft">
            North
          </Box>
        </Cell>
        <Cell colStart={1} rowStart={2}>
          <Box p={3} backgroundColor="link-soft">
            West
          </Box>
        </Cell>
        <Cell colStart={3} rowStart={2}>
          <Box p={3} backgroundColor="link-soft">
            East
          </Box>
        </Cell>
        <Cell colStart={2} rowStart={3}>
          <Box p={3} backgroundColor="link-soft">
            South
          </Box>
        </Cell>
      </Grid>
    </Grid.Fixed>
  );
}
