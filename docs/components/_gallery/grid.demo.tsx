import { Cell, Grid } from 'bulmatic';

const TINT = {
  backgroundColor: 'info-soft',
  textColor: 'info-bold',
  textAlign: 'centered',
  radius: 'normal',
  p: 2,
} as const;

export default function GridPicture() {
  return (
    <Grid.Fixed>
      <Grid gap={1}>
        <Cell {...TINT}>First</Cell>
        <Cell {...TINT}>Second</Cell>
        <Cell {...TINT}>Third</Cell>
        <Cell {...TINT}>Fourth</Cell>
      </Grid>
    </Grid.Fixed>
  );
}
