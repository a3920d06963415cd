import { Box } from 'bulmatic';

export default function BoxBasic() {
  return (
    <Box>
      <strong>Order 1047</strong>
      <p>Three books, ready at the counter from Friday.</p>
    </Box>
  );
}
