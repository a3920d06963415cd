import { Box } from 'bulmatic';

export default function BoxLook() {
  return (
    <>
      <Box backgroundColor="success-soft" textColor="success-bold">
        Green background, green text
      </Box>
      <Box p={3} radius="small">
        Less padding and smaller corners
      </Box>
      <Box shadowless background>
        Flat, on Bulma’s gray
      </Box>
    </>
  );
}
