import { Column, Columns, Hero } from 'bulmatic';

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

export default function HeroSizes() {
  return (
    <Columns mobile multiline>
      {SIZES.map((size) => (
        <Column key={size} size="one-third">
          <p>{size}</p>
          <Hero color="link" size={size} style={picture}>
            <Hero.Body textSize={1}>Ahoy</Hero.Body>
          </Hero>
        </Column>
      ))}
    </Columns>
  );
}
