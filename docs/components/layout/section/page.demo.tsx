import { Container, Content, Section, Title } from 'bulmatic';

export default function SectionPage() {
  return (
    <>
      <Section>
        <Container>
          <Title as="h3" size={4}>
            Learn
          </Title>
          <Content>Eight evenings, with tea.</Content>
        </Container>
      </Section>
      <Section background aria-labelledby="play">
        <Container>
          <Title as="h3" size={4} id="play">
            Play
          </Title>
          <Content>A concert at the end of each term.</Content>
        </Container>
      </Section>
    </>
  );
}
