import { Hero, Subtitle, Title } from 'bulmatic';

const STILL =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"%3E%3Crect width="1600" height="900" fill="%2358a"/%3E%3Cpath d="M0 500q200-90 400 0t400 0 400 0 400 0v400H0z" fill="%23247"/%3E%3C/svg%3E';

export default function HeroVideo() {
  return (
    <Hero relative>
      <Hero.Video transparent aria-hidden="true">
        <video poster={STILL} muted loop playsInline />
      </Hero.Video>
      <Hero.Body relative textAlign="centered">
        <Title as="h3">Waves, slowly</Title>
        <Subtitle>A video behind the text</Subtitle>
      </Hero.Body>
    </Hero>
  );
}
