import { Box, Cell, Grid } from 'bulmatic';

export default function CellResponsive() {
  return (
    <Grid.Fixed cols={4}>
      <Grid>
        <Cell colSpan={{ mobile: 4, tablet: 3 }}>
          <Box p={3} backgroundColor="link-soft">
            Map of the garden
          </Box>
        </Cell>
        <Cell colSpan={{ mobile: 4, tablet: 1 }} rowStart={{ mobile: 1 }}>
          <Box p={3} backgroundColor="link-soft">
            Search
          </Box>
        </Cell>
      </Grid>
    </Grid.Fixed>
  );
}
