import { Box, Cell, Grid } from 'bulmatic';

const GUIDES = ['Bern', 'Geneva', 'Lucerne', 'Zurich'];

export default function GridResponsive() {
  return (
    <Grid.Fixed cols={{ mobile: 1, tablet: 2, desktop: 4 }}>
      <Grid>
        {GUIDES.map((guide) => (
          <Cell key={guide}>
            <Box p={3} backgroundColor="link-soft">
              {guide}
            </Box>
          </Cell>
        ))}
      </Grid>
    </Grid.Fixed>
  );
}
