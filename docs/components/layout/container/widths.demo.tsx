import { Block, Container } from 'bulmatic';

const KINDS = [
  ['plain', {}],
  ['widescreen', { widescreen: true }],
  ['fullhd', { fullhd: true }],
  ['max tablet', { max: 'tablet' }],
  ['max desktop', { max: 'desktop' }],
  ['max widescreen', { max: 'widescreen' }],
  ['fluid', { fluid: true }],
] as const;

/** The window, at a quarter of its size. */
const picture = { width: '100vw', zoom: 1 / 4 };

export default function ContainerWidths() {
  return (
    <Block background style={picture}>
      {KINDS.map(([name, props]) => (
        <Container
          key={name}
          {...props}
          backgroundColor="link-light"
          textColor="link-light-invert"
          textAlign="centered"
          textSize={1}
          mb={5}
        >
          {name}
        </Container>
      ))}
    </Block>
  );
}
