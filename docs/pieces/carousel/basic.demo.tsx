import { Button, Hero, Subtitle, Title } from 'bulmatic';
import { Carousel } from './Carousel';

const BOATS = [
  { name: 'Heron', text: 'Two seats, with oars', color: 'link' },
  { name: 'Otter', text: 'Four seats, with an engine', color: 'primary' },
  { name: 'Swan', text: 'Eight seats and a roof', color: 'info' },
] as const;

export default function BasicDemo() {
  return (
    <Carousel label="Our boats">
      {BOATS.map(({ name, text, color }) => (
        <Hero key={name} as="div" color={color}>
          <Hero.Body>
            <Title as="h3">{name}</Title>
            <Subtitle as="p">{text}</Subtitle>
            <Button as="a" href={`#${name}`} inverted color={color}>
              See {name}
            </Button>
          </Hero.Body>
        </Hero>
      ))}
    </Carousel>
  );
}
