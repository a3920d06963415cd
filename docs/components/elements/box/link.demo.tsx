import { Box } from 'bulmatic';

export default function BoxLink() {
  return (
    <>
      <Box as="a" href="#as-a-link">
        <strong>Basic course</strong>
        <span> starts on March 3</span>
      </Box>
      <Box as="a" href="#as-a-link">
        <strong>Advanced course</strong>
        <span> starts on April 7</span>
      </Box>
    </>
  );
}
