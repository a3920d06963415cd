import { Container, Content, Section } from 'bulmatic';
import type { Metadata } from 'next';
import Link from 'next/link';

export const metadata: Metadata = { title: 'About' };

export default function About() {
  return (
    <Section as="main">
      <Container>
        <Content>
          <h1>About</h1>
          <p>
            A second page. Its file is <code>src/app/about/page.tsx</code>, and its folder is its
            address.
          </p>
          <p>
            <Link href="/">Back to the start</Link>
          </p>
        </Content>
      </Container>
    </Section>
  );
}
