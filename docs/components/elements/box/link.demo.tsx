import { Box } from 'bulmatic';

export default function BoxLink() {
  return (
    <>
      <Box as="a" href="#as-a-link">
        <strong>Basic course</strong>
        <span> starts on 3 March</span>
      </Box>
      <Box as="a" href="#as-a-link">
        <strong>Advanced course</strong>
        <span> starts on 7 April</span>
      </Box>
    </>
  );
}
