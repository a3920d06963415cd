import { Hero, Title } from 'bulmatic';

const COLORS = [
  'primary',
  'link',
  'info',
  'success',
  'warning',
  'danger',
  'white',
  'light',
  'dark',
  'black',
  'text',
] as const;

export default function HeroColors() {
  return COLORS.map((color) => (
    <Hero key={color} color={color} size="small">
      <Hero.Body>
        <Title as="p" size={5}>
          {color}
        </Title>
      </Hero.Body>
    </Hero>
  ));
}
