import { Hero, Subtitle, Title } from 'bulmatic';

export default function HeroBasic() {
  return (
    <Hero color="link">
      <Hero.Body>
        <Title as="h2">Spring at the lake</Title>
        <Subtitle>Boats are back from April on</Subtitle>
      </Hero.Body>
    </Hero>
  );
}
