import { Block, Message } from 'bulmatic';

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
    <Block display="flex" flexWrap="wrap" gap={4}>
      {COLORS.map((color) => (
        <Message key={color} color={color} mb={0} flexGrow={1}>
          <Message.Header>{color}</Message.Header>
          <Message.Body p={4}>Rehearsal is at seven.</Message.Body>
        </Message>
      ))}
    </Block>
  );
}
