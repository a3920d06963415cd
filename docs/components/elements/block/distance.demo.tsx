import { Block, Box } from 'bulmatic';

export default function BlockDistance() {
  return (
    <Box>
      <Block mb={2}>Close to the next block</Block>
      <Block mb={6}>Far from the next block</Block>
      <Block>The last block has no margin.</Block>
    </Box>
  );
}
