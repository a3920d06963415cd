import { Button, Hero, Title } from 'bulmatic';

export default function Sailing() {
  return (
    <Hero color="primary">
      <Hero.Body>
        <Title>Learn to sail in a week</Title>
        <Button as="a" href="/courses">
          Book a course
        </Button>
      </Hero.Body>
    </Hero>
  );
}
