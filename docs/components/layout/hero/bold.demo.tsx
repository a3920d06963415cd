import { Hero, Title } from 'bulmatic';

export default function HeroBold() {
  return (
    <Hero color="link" bold>
      <Hero.Body>
        <Title as="h3">A night on the water</Title>
      </Hero.Body>
    </Hero>
  );
}
