import {
  Box,
  Column,
  Columns,
  Container,
  Footer,
  Hero,
  Section,
  Title,
} from 'bulmatic';

export default function GuideLayoutSkeleton() {
  return (
    <>
      <Hero color="link" size="small">
        <Hero.Body>
          <Container>
            <Title as="p" size={4}>
              Hero: what this page is
            </Title>
          </Container>
        </Hero.Body>
      </Hero>
      <Section>
        <Container>
          <Columns>
            <Column size="two-thirds">
              <Box>Column: what you came for</Box>
            </Column>
            <Column>
              <Box>Column: what goes with it</Box>
            </Column>
          </Columns>
        </Container>
      </Section>
      <Footer py={5}>
        <Container>Footer: where else to go</Container>
      </Footer>
    </>
  );
}
