import { Cell, Grid } from 'bulmatic';

const TINT = {
  backgroundColor: 'info-soft',
  textColor: 'info-bold',
  textAlign: 'centered',
  radius: 'normal',
  p: 2,
} as const;

export default function CellPicture() {
  return (
    <Grid.Fixed>
      <Grid gap={1}>
        <Cell {...TINT} colSpan={2}>
          Two wide
        </Cell>
        <Cell {...TINT}>One</Cell>
        <Cell {...TINT}>One</Cell>
      </Grid>
    </Grid.Fixed>
  );
}
