import { Box, Cell, Grid } from 'bulmatic';

const TEAS = [
  'Assam',
  'Ceylon',
  'Darjeeling',
  'Earl Grey',
  'Oolong',
  'Sencha',
];

export default function GridBasic() {
  return (
    <Grid>
      {TEAS.map((tea) => (
        <Cell key={tea}>
          <Box p={3} backgroundColor="link-soft">
            {tea}
          </Box>
        </Cell>
      ))}
    </Grid>
  );
}
