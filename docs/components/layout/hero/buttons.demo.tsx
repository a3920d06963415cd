import { Button, Hero, Subtitle, Title } from 'bulmatic';

export default function HeroButtons() {
  return (
    <Hero>
      <Hero.Body textAlign="centered">
        <Title as="h3">Learn to sail in a week</Title>
        <Subtitle>Beginners welcome, life jackets included</Subtitle>
        <Hero.Buttons>
          <Button color="primary" size="medium" responsive>
            Book a course
          </Button>
          <Button size="medium" responsive>
            See the boats
          </Button>
        </Hero.Buttons>
      </Hero.Body>
    </Hero>
  );
}
