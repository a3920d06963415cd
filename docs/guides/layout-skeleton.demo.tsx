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
              Hero: page title
            </Title>
          </Container>
        </Hero.Body>
      </Hero>
      <Section>
        <Container>
          <Columns>
            <Column size="two-thirds">
              <Box>Column: main content</Box>
            </Column>
            <Column>
              <Box>Column: sidebar</Box>
            </Column>
          </Columns>
        </Container>
      </Section>
      <Footer py={5}>
        <Container>Footer: links</Container>
      </Footer>
    </>
  );
}
