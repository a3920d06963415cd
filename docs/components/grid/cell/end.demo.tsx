import { Box, Cell, Grid } from 'bulmatic';

export default function CellEnd() {
  return (
    <Grid.Fixed cols={4}>
      <Grid>
        <Cell>
          <Box p={3} backgroundColor="link-soft">
            One
          </Box>
        </Cell>
        <Cell
          colStart={2}
          colEnd={5}
          rowStart={1}
          rowEnd={2}
          style={{
            gridColumnEnd: 'var(--bulma-grid-cell-column-end)',
            gridRowEnd: 'var(--bulma-grid-cell-row-end)',
          }}
        >
          <Box p={3} backgroundColor="link-soft">
            From line 2 to line 5
          </Box>
        </Cell>
      </Grid>
    </Grid.Fixed>
  );
}
