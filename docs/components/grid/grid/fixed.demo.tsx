import { Box, Cell, Grid } from 'bulmatic';

const SEATS = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4'];

export default function GridFixed() {
  return (
    <Grid.Fixed cols={4}>
      <Grid>
        {SEATS.map((seat) => (
          <Cell key={seat}>
            <Box p={3} textAlign="centered" backgroundColor="link-soft">
              {seat}
            </Box>
          </Cell>
        ))}
      </Grid>
    </Grid.Fixed>
  );
}
