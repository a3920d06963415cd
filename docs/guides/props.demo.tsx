import { Box, Button, Title } from 'bulmatic';

export default function GuideProps() {
  return (
    <Box textAlign={{ mobile: 'centered', tablet: 'left' }}>
      <Title as="p" size={4} mb={3}>
        Save your work?
      </Title>
      <Button color="primary" rounded mr={2}>
        Save
      </Button>
      <Button rounded>Later</Button>
    </Box>
  );
}
