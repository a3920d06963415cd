import { Button, Card, Column, Columns, Container, Hero, Section, Subtitle, Title } from 'bulmatic';
import { SignUp } from './SignUp';

const CARDS = [
  {
    title: 'Components',
    text: 'Every part of Bulma is a component, and TypeScript checks its props.',
    link: 'See all components',
    href: 'https://bulmatic.github.io/docs/components/intro',
  },
  {
    title: 'Recipes',
    text: 'Whole pieces of an app to copy: a data table, an inbox, an app shell.',
    link: 'Find a recipe',
    href: 'https://bulmatic.github.io/docs/recipes/intro',
  },
  {
    title: 'Theming',
    text: 'Your colors, fonts and corners, in light and in dark mode.',
    link: 'Make it yours',
    href: 'https://bulmatic.github.io/docs/guides/theming',
  },
];

/** The first screen. Replace it with yours. */
export function Home() {
  return (
    <main>
      <Hero color="primary">
        <Hero.Body>
          <Container>
            <Title as="h1" size={2} spaced>
              my-app
            </Title>
            <Subtitle as="p">
              Edit <strong>src/components/Home.tsx</strong> to change this page.
            </Subtitle>
            <Button as="a" href="#sign-up" color="dark" size="medium">
              Sign up
            </Button>
          </Container>
        </Hero.Body>
      </Hero>
      <Section id="cards" aria-label="Where to go next">
        <Container>
          <Columns>
            {CARDS.map(({ title, text, link, href }) => (
              <Column key={title}>
                <Card display="flex" flexDirection="column" style={{ height: '100%' }}>
                  <Card.Content flexGrow={1}>
                    <Title as="h2" size={4}>
                      {title}
                    </Title>
                    <p>{text}</p>
                  </Card.Content>
                  <Card.Footer>
                    <Card.FooterItem href={href}>{link}</Card.FooterItem>
                  </Card.Footer>
                </Card>
              </Column>
            ))}
          </Columns>
        </Container>
      </Section>
      <Section id="sign-up" aria-labelledby="sign-up-title">
        <Container>
          <Columns centered>
            <Column size={{ tablet: 8, desktop: 6 }}>
              <Title as="h2" size={4} id="sign-up-title">
                Hear about news
              </Title>
              <SignUp />
            </Column>
          </Columns>
        </Container>
      </Section>
    </main>
  );
}
