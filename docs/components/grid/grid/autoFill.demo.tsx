import { Box, Cell, Grid } from 'bulmatic';

export default function GridAutoFill() {
  return (
    <>
      <Grid colMin={5}>
        <Cell>
          <Box p={3} backgroundColor="link-soft">
            Wide
          </Box>
        </Cell>
        <Cell>
          <Box p={3} backgroundColor="link-soft">
            enough
          </Box>
        </Cell>
      </Grid>
      <Grid colMin={5} autoFill>
        <Cell>
          <Box p={3} backgroundColor="link-soft">
            autoFill
          </Box>
        </Cell>
        <Cell>
          <Box p={3} backgroundColor="link-soft">
            leaves room
          </Box>
        </Cell>
      </Grid>
    </>
  );
}
