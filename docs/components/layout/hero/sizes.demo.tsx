import { Block, Hero } from 'bulmatic';

const SIZES = [
  'small',
  'medium',
  'large',
  'halfheight',
  'fullheight',
  'fullheight-with-navbar',
] as const;

/** At a quarter of its size. */
const picture = { zoom: 1 / 4 };
const third = { width: '30%' };

export default function HeroSizes() {
  return (
    <Block display="flex" flexWrap="wrap" gap={4}>
      {SIZES.map((size) => (
        <div key={size} style={third}>
          <p>{size}</p>
          <Hero color="link" size={size} style={picture}>
            <Hero.Body textSize={1}>Ahoy</Hero.Body>
          </Hero>
        </div>
      ))}
    </Block>
  );
}
