import { useId } from 'react';
import {
  Block,
  Box,
  Breadcrumb,
  Card,
  Cell,
  Column,
  Columns,
  Container,
  Content,
  Grid,
  Image,
  Media,
  Section,
  Subtitle,
  Tag,
  Tags,
  Title,
} from 'bulmatic';

const svg = (width: number, content: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 90">${content}</svg>`,
  )}`;

const RIVER = svg(
  160,
  `<path fill="#fbe3c0" d="M0 0h160v90H0z"/>
  <circle cx="112" cy="44" r="16" fill="#f4a259"/>
  <path fill="#5b8e7d" d="M0 52q40-10 80-2t80-4v44H0z"/>
  <path fill="#8cb3a5" d="M0 66h160v24H0z"/>
  <path stroke="#31572c" stroke-width="1.5" d="M18 90 22 40m8 50 2-42m8 42-3-34m12 34 4-44m6 44-2-30"/>
  <path fill="#7f4f24" d="M88 70h44l-8 9H96z"/>`,
);

const AUTHOR = svg(
  90,
  `<path fill="#cfe3dc" d="M0 0h90v90H0z"/>
  <circle cx="45" cy="36" r="17" fill="#7f4f24"/>
  <path fill="#31572c" d="M11 90c0-22 14-34 34-34s34 12 34 34z"/>`,
);

const PUBLISHED = '2026-05-12';
const date = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'UTC',
});

const RELATED = [
  {
    title: 'What to pack for a day in a canoe',
    text: 'Eight things, and a bag that keeps them dry.',
    href: '#pack',
  },
  {
    title: 'How to read the wind from the shore',
    text: 'Look at the flags, the reeds and the birds.',
    href: '#wind',
  },
  {
    title: 'A small boat for two',
    text: 'We compare three that fit on the roof of a car.',
    href: '#boat',
  },
];

function Header() {
  return (
    <Block as="header">
      <Title as="h1" size={2} spaced>
        Quiet mornings on the river
      </Title>
      <Subtitle>
        You need no motor, no map and no plan: only a boat, and an alarm
        clock that rings before the sun.
      </Subtitle>
      <Block
        display="flex"
        flexWrap="wrap"
        justifyContent="space-between"
        alignItems="center"
        gap={2}
      >
        <p>
          <time dateTime={PUBLISHED}>
            {date.format(new Date(PUBLISHED))}
          </time>{' '}
          · 2 minutes
        </p>
        <Tags as="ul" aria-label="Topics">
          <Tag as="li">Rivers</Tag>
          <Tag as="li">Canoes</Tag>
        </Tags>
      </Block>
    </Block>
  );
}

function Text() {
  return (
    <Content>
      <Block as="figure" mx={0}>
        <img
          src={RIVER}
          alt="An empty boat on a calm river, with reeds in front and the sun low over the hills"
          width="100%"
        />
        <figcaption>Half past five, below the old bridge</figcaption>
      </Block>
      <p>
        Before six, the river belongs to the herons. The water is flat, and
        every sound carries from one bank to the other.
      </p>
      <h2>The first morning: listen</h2>
      <p>
        Push the boat off and let it drift. For ten minutes, do nothing
        else. You will hear the reeds before you see them.
      </p>
      <blockquote>
        The slowest boat on the river sees the most of it.
      </blockquote>
      <h2>The second morning: look</h2>
      <p>
        Take the bank in the shade. Most animals drink there, and they are
        used to boats that make no noise:
      </p>
      <ul>
        <li>herons, where the water is shallow</li>
        <li>otters, near roots and fallen trees</li>
        <li>kingfishers, on branches close to the water</li>
      </ul>
      <h2>The third morning: stay</h2>
      <p>
        Tie up at the bridge, have breakfast on board, and watch the town
        wake up.
      </p>
    </Content>
  );
}

function Author() {
  return (
    <Box as="aside" aria-label="About the author">
      <Media as="div">
        <Media.Left as="div">
          <Image as="div" size="64x64" rounded src={AUTHOR} alt="" />
        </Media.Left>
        <Media.Content>
          <p>
            <strong>Written by Ida Brook</strong>
          </p>
          <p>Ida repairs wooden boats and is on the river all year.</p>
        </Media.Content>
      </Media>
    </Box>
  );
}

function Related() {
  const title = useId();

  return (
    <Block as="section" aria-labelledby={title} mt={6}>
      <Title as="h2" size={4} id={title}>
        Read next
      </Title>
      <Grid as="ul" colMin={9}>
        {RELATED.map(({ title, text, href }) => (
          <Cell as="li" key={href} display="flex">
            <Card flexGrow={1}>
              <Card.Content>
                <Title as="h3" size={6} mb={2}>
                  <a href={href}>{title}</a>
                </Title>
                <p>{text}</p>
              </Card.Content>
            </Card>
          </Cell>
        ))}
      </Grid>
    </Block>
  );
}

export default function Article() {
  return (
    <Section>
      <Container>
        <Columns centered>
          <Column size={{ desktop: 8 }}>
            <Breadcrumb aria-label="Where you are">
              <Breadcrumb.Item href="#magazine">Magazine</Breadcrumb.Item>
              <Breadcrumb.Item href="#rivers">Rivers</Breadcrumb.Item>
              <Breadcrumb.Item href="#article" active>
                Quiet mornings
              </Breadcrumb.Item>
            </Breadcrumb>
            <main id="article">
              <article>
                <Header />
                <Text />
                <Author />
              </article>
              <Related />
            </main>
          </Column>
        </Columns>
      </Container>
    </Section>
  );
}
