import { useId } from 'react';
import {
  Box,
  Button,
  Column,
  Columns,
  Container,
  Footer,
  Hero,
  Icon,
  Image,
  Navbar,
  Section,
  Subtitle,
  Title,
} from 'bulmatic';

const LOAF = `data:image/svg+xml,${encodeURIComponent(
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 360">
    <rect width="480" height="360" rx="24" fill="#f7e4c3"/>
    <circle cx="372" cy="104" r="52" fill="#ffc857"/>
    <path d="M0 276h480v60q0 24-24 24H24q-24 0-24-24z" fill="#9c6b43"/>
    <path d="M64 258c0-78 66-128 164-128s164 50 164 128c0 24-12 38-34 38H98c-22 0-34-14-34-38z" fill="#c8813f"/>
    <g fill="none" stroke="#f9dfb2" stroke-width="14" stroke-linecap="round">
      <path d="M150 178l-26 72M220 160l-26 94M290 166l-26 90M346 192l-22 60"/>
    </g>
    <g fill="none" stroke="#fff" stroke-width="8" stroke-linecap="round">
      <path d="M170 104q-16-20 0-38t0-38M232 96q-16-20 0-38t0-38"/>
    </g>
  </svg>`,
)}`;

const FEATURES = [
  {
    title: 'Baked overnight',
    text: 'The dough rests for a day. The oven is hot at two in the morning.',
    icon: 'M20 14A8.5 8.5 0 1 1 10 4a7 7 0 0 0 10 10z',
  },
  {
    title: 'Delivered by bike',
    text: 'Your bread is still warm when it arrives, even in streets too narrow for a van.',
    icon: 'M10 17a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM22 17a4 4 0 1 1-8 0 4 4 0 0 1 8 0zM6 17 9 9h7l2 8M8 12l4 5 4-8M7 6h4M16 9l-1-3h3',
  },
  {
    title: 'Pause at any time',
    text: 'Going away? Skip a day or a month until ten o’clock the night before.',
    icon: 'M7 3v3M17 3v3M3 9h18M4 5h16v16H4zM10 13v4M14 13v4',
  },
];

function Features() {
  const title = useId();

  return (
    <Section id="features" aria-labelledby={title}>
      <Container>
        <Title as="h2" id={title} textAlign="centered" mb={6}>
          Better mornings, no waiting in line
        </Title>
        <Columns gap={6}>
          {FEATURES.map(({ title, text, icon }) => (
            <Column key={title}>
              <Icon size="large" textColor="link-on-scheme" mb={3}>
                <svg
                  viewBox="0 0 24 24"
                  width="3em"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.5"
                  strokeLinejoin="round"
                >
                  <path d={icon} />
                </svg>
              </Icon>
              <Title as="h3" size={5} mb={2}>
                {title}
              </Title>
              <p>{text}</p>
            </Column>
          ))}
        </Columns>
      </Container>
    </Section>
  );
}

function Quote() {
  return (
    <Section>
      <Container max="tablet">
        <Box as="figure" p={6} textAlign="centered">
          <blockquote>
            <Subtitle size={4} mb={4}>
              “The children used to sleep until eight. Now they wait at the
              door for the bread.”
            </Subtitle>
          </blockquote>
          <figcaption>Nora, a customer since 2021</figcaption>
        </Box>
      </Container>
    </Section>
  );
}

export default function LandingPage() {
  const offer = useId();

  return (
    <>
      <Navbar aria-label="Sections" shadow>
        <Container>
          <Navbar.Brand>
            <Navbar.Item href="#top">
              <strong>Millstone Bakery</strong>
            </Navbar.Item>
            <Navbar.Burger as="button" />
          </Navbar.Brand>
          <Navbar.Menu>
            <Navbar.Start>
              <Navbar.Item href="#features">How it works</Navbar.Item>
              <Navbar.Item href="#visit">Visit us</Navbar.Item>
            </Navbar.Start>
            <Navbar.End>
              <Navbar.Item as="div">
                <Button as="a" href="#order">
                  Order bread
                </Button>
              </Navbar.Item>
            </Navbar.End>
          </Navbar.Menu>
        </Container>
      </Navbar>
      <main id="top">
        <Hero>
          <Hero.Body>
            <Container>
              <Columns vcentered gap={6}>
                <Column>
                  <Title as="h1" size={1} textSize={{ mobile: 2 }} spaced>
                    Fresh bread at your door by seven
                  </Title>
                  <Subtitle>
                    Pick a loaf and a day. We bake overnight and bring it to
                    you before breakfast.
                  </Subtitle>
                  <Button
                    as="a"
                    href="#order"
                    color="primary"
                    size="medium"
                  >
                    Order your first loaf
                  </Button>
                </Column>
                <Column>
                  <Image
                    ratio="4by3"
                    src={LOAF}
                    alt="A loaf of bread, fresh from the oven"
                  />
                </Column>
              </Columns>
            </Container>
          </Hero.Body>
        </Hero>
        <Features />
        <Quote />
        <Hero
          id="order"
          color="link"
          aria-labelledby={offer}
          textAlign="centered"
        >
          <Hero.Body>
            <Title as="h2" id={offer} mb={2}>
              Your first loaf is on us
            </Title>
            <Subtitle>
              No contract, and you only pay for what you eat.
            </Subtitle>
            <Button as="a" href="#bread" color="white" size="medium">
              Pick your bread
            </Button>
          </Hero.Body>
        </Hero>
      </main>
      <Footer id="visit" aria-label="Visit us">
        <Container>
          <Columns>
            <Column>
              <strong>Millstone Bakery</strong>
              <p>12 Mill Lane, next to the bridge</p>
              <p>Open every day from six to noon</p>
            </Column>
            <Column narrow>
              <nav aria-label="More">
                <a href="#features">How it works</a> ·{' '}
                <a href="#order">Order bread</a>
              </nav>
            </Column>
          </Columns>
        </Container>
      </Footer>
    </>
  );
}
