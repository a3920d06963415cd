import { Container, Hero, Navbar, Tabs, Title } from 'bulmatic';

export default function HeroParts() {
  return (
    <Hero color="dark" size="halfheight">
      <Hero.Head>
        <Navbar aria-label="Harbor">
          <Navbar.Brand>
            <Navbar.Item href="#head-body-and-foot">
              Lake Harbor
            </Navbar.Item>
          </Navbar.Brand>
        </Navbar>
      </Hero.Head>
      <Hero.Body>
        <Container textAlign="centered">
          <Title as="h3">Today: wind from the west</Title>
        </Container>
      </Hero.Body>
      <Hero.Foot>
        <Tabs as="nav" aria-label="Weather" boxed fullwidth>
          <Tabs.List>
            <Tabs.Tab active href="#head-body-and-foot">
              Wind
            </Tabs.Tab>
            <Tabs.Tab href="#head-body-and-foot">Waves</Tabs.Tab>
          </Tabs.List>
        </Tabs>
      </Hero.Foot>
    </Hero>
  );
}
