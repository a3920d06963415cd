import { Block, Box, Footer, Title } from 'bulmatic';

export default function FooterPart() {
  return (
    <Box as="article" p={0} clipped>
      <Title as="h3" size={4} m={5}>
        Frost on the pears
      </Title>
      <Block as="p" mx={5}>
        On Wednesday night it was four below zero.
      </Block>
      <Footer p={5}>Written by Ida, the gardener</Footer>
    </Box>
  );
}
