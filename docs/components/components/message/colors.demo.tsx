import { Grid, Message } from 'bulmatic';

const COLORS = [
  'primary',
  'link',
  'info',
  'success',
  'warning',
  'danger',
  'white',
  'light',
  'dark',
] as const;

export default function MessageColors() {
  return (
    <Grid colMin={8}>
      {COLORS.map((color) => (
        <Message key={color} color={color} mb={0}>
          <Message.Header>{color}</Message.Header>
          <Message.Body p={4}>
            Rehearsal is at seven.
          </Message.Body>
        </Message>
      ))}
    </Grid>
  );
}
