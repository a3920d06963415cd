import { Cell, Grid } from 'bulmatic';

const area = {
  p: 3,
  radius: 'normal',
  backgroundColor: 'link-soft',
  textColor: 'link-bold',
} as const;

export default function CellRowSpan() {
  return (
    <Grid.Fixed cols={3}>
      <Grid>
        <Cell rowSpan={2} {...area}>
          Contents
        </Cell>
        <Cell colSpan={2} {...area}>
          Chapter
        </Cell>
        <Cell {...area}>Notes</Cell>
        <Cell {...area}>Sources</Cell>
      </Grid>
    </Grid.Fixed>
  );
}
