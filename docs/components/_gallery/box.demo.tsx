import { Box } from 'bulmatic';

export default function BoxPicture() {
  return <Box>Set apart</Box>;
}
