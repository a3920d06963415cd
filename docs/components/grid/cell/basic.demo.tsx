import { Box, Cell, Grid } from 'bulmatic';

export default function CellBasic() {
  return (
    <Grid.Fixed cols={3}>
      <Grid>
        <Cell colSpan={2}>
          <Box backgroundColor="link-soft">Story of the day</Box>
        </Cell>
        <Cell>
          <Box backgroundColor="link-soft">Weather</Box>
        </Cell>
        <Cell>
          <Box backgroundColor="link-soft">Sport</Box>
        </Cell>
        <Cell>
          <Box backgroundColor="link-soft">Music</Box>
        </Cell>
        <Cell>
          <Box backgroundColor="link-soft">Letters</Box>
        </Cell>
      </Grid>
    </Grid.Fixed>
  );
}
