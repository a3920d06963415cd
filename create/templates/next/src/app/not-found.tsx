import { Button, Container, Section, Subtitle, Title } from 'bulmatic';
import Link from '../components/Link';

export default function NotFound() {
  return (
    <Section as="main">
      <Container>
        <Title as="h1" spaced>
          Page not found
        </Title>
        <Subtitle as="p">The address may be misspelled, or the page may be gone.</Subtitle>
        <Button as={Link} href="/" color="primary">
          Back to the start
        </Button>
      </Container>
    </Section>
  );
}
