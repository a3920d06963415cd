import { Box, Cell, Grid } from 'bulmatic';

const DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

export default function GridGap() {
  return (
    <>
      <Grid gap={0.5} colMin={4}>
        {DAYS.map((day) => (
          <Cell key={day}>
            <Box p={2} backgroundColor="link-soft">
              {day}
            </Box>
          </Cell>
        ))}
      </Grid>
      <Grid columnGap={4} rowGap={1} colMin={4}>
        {DAYS.map((day) => (
          <Cell key={day}>
            <Box p={2} backgroundColor="link-soft">
              {day}
            </Box>
          </Cell>
        ))}
      </Grid>
    </>
  );
}
