import { Box, Cell, Grid } from 'bulmatic';

const TOOLS = ['Hoe', 'Rake', 'Shears', 'Spade'];

export default function GridAutoCount() {
  return (
    <Grid.Fixed autoCount>
      <Grid>
        {TOOLS.map((tool) => (
          <Cell key={tool}>
            <Box p={3} backgroundColor="link-soft">
              {tool}
            </Box>
          </Cell>
        ))}
      </Grid>
    </Grid.Fixed>
  );
}
