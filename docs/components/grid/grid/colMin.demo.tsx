import { Box, Cell, Grid } from 'bulmatic';

const WIDTHS = [3, 6, 9] as const;
const TREES = ['Ash', 'Elm', 'Fir', 'Lime', 'Oak', 'Pine'];

export default function GridColMin() {
  return WIDTHS.map((colMin) => (
    <Grid key={colMin} colMin={colMin}>
      {TREES.map((tree) => (
        <Cell key={tree}>
          <Box p={3} backgroundColor="link-soft">
            {tree}
          </Box>
        </Cell>
      ))}
    </Grid>
  ));
}
