import { Container, Section, Title } from 'bulmatic';

export default function ContainerGround() {
  return (
    <Section backgroundColor="info-light">
      <Container textColor="info-light-invert">
        <Title as="h3" size={4} textColor="current">
          From edge to edge
        </Title>
        <p>The background fills the window, the text doesn’t.</p>
      </Container>
    </Section>
  );
}
