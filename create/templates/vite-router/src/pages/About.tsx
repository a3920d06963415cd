import { Container, Content, Section } from 'bulmatic';
import { Link } from 'react-router';

export function About() {
  return (
    <Section as="main">
      <Container>
        <Content>
          <h1>About</h1>
          <p>
            A second page. Its file is <code>src/pages/About.tsx</code>, and its route is in{' '}
            <code>src/App.tsx</code>.
          </p>
          <p>
            <Link to="/">Back to the start</Link>
          </p>
        </Content>
      </Container>
    </Section>
  );
}
