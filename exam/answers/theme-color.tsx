import type { CSSProperties } from 'react';
import { Box, Button } from 'bulmatic';

const PLUM = {
  '--bulma-primary-h': '322deg',
  '--bulma-primary-s': '60%',
  '--bulma-primary-l': '28%',
  '--bulma-primary-invert-l': '100%',
} as CSSProperties;

export default function Join() {
  return (
    <Box style={PLUM}>
      <Button color="primary">Join</Button>
    </Box>
  );
}
