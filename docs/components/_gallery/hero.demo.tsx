import { Hero, Subtitle, Title } from 'bulmatic';

export default function HeroPicture() {
  return (
    <Hero color="primary" size="small">
      <Hero.Body>
        <Title as="p" size={4}>
          Sing with us
        </Title>
        <Subtitle size={6}>Every Friday</Subtitle>
      </Hero.Body>
    </Hero>
  );
}
