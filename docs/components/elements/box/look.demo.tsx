import { Box } from 'bulmatic';

export default function BoxLook() {
  return (
    <>
      <Box
        backgroundColor="success-soft"
        textColor="success-bold"
      >
        Green ground, green text
      </Box>
      <Box p={3} radius="small">
        Less padding, and corners that are less round
      </Box>
      <Box shadowless background>
        Flat, on Bulma’s grey
      </Box>
    </>
  );
}
