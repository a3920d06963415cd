import { Block, Container } from 'bulmatic';

export default function ContainerPicture() {
  return (
    <Block backgroundColor="info-soft" py={3}>
      <Container fluid>
        <Block background radius="normal" p={2} textAlign="centered">
          Centred
        </Block>
      </Container>
    </Block>
  );
}
