import { Block, Box, Button, Buttons } from 'bulmatic';

export default function HelperPropsToolbar() {
  return (
    <Box
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      gap={2}
      p={4}
      radius="large"
    >
      <Block as="p" textWeight="semibold" textColor="link-on-scheme" mb={0}>
        3 files selected
      </Block>
      <Buttons>
        <Button>Rename</Button>
        <Button>Move</Button>
      </Buttons>
    </Box>
  );
}
