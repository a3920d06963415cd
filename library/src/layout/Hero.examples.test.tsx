import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Navbar, type NavbarProps } from '../components/Navbar.tsx';
import { Tabs, type TabsProps } from '../components/Tabs.tsx';
import { Button } from '../elements/Button.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Subtitle } from '../elements/Subtitle.tsx';
import { Title } from '../elements/Title.tsx';
import { Container } from './Container.tsx';
import { Hero, type HeroProps } from './Hero.tsx';

const colors = ['link', 'primary', 'info', 'success', 'warning', 'danger'] as const;

test.for<[HeroProps, string]>([
  [{}, ''],
  ...colors.map((color): [HeroProps, string] => [{ color }, `is-${color}`]),
  [{ size: 'small', color: 'primary' }, 'is-small is-primary'],
  [{ size: 'medium', color: 'link' }, 'is-medium is-link'],
  [{ size: 'large', color: 'info' }, 'is-large is-info'],
  [{ size: 'halfheight', color: 'success' }, 'is-halfheight is-success'],
  [{ size: 'fullheight', color: 'danger' }, 'is-fullheight is-danger'],
  [{ size: 'medium', color: 'primary', bold: true }, 'is-medium is-primary is-bold'],
])('A hero with %o has a title and a subtitle', ([props, className]) =>
  expectBulmaHtml(
    <Hero {...props}>
      <Hero.Body>
        <Title as="p">Tides</Title>
        <Subtitle>High and low</Subtitle>
      </Hero.Body>
    </Hero>,
    `<section class="hero ${className}">
      <div class="hero-body">
        <p class="title">Tides</p>
        <p class="subtitle">High and low</p>
      </div>
    </section>`,
  ),
);

test('A navbar and a hero together fill the window', () =>
  expectBulmaHtml(
    <>
      <Navbar>
        <Container>
          <Navbar.Menu>
            <Navbar.Start>
              <Navbar.Item>Tides</Navbar.Item>
            </Navbar.Start>
          </Navbar.Menu>
        </Container>
      </Navbar>
      <Hero size="fullheight-with-navbar" color="link">
        <Hero.Body>
          <Title as="p">Tides</Title>
        </Hero.Body>
      </Hero>
    </>,
    `<nav class="navbar">
      <div class="container">
        <div class="navbar-menu">
          <div class="navbar-start"><a class="navbar-item">Tides</a></div>
        </div>
      </div>
    </nav>
    <section class="hero is-fullheight-with-navbar is-link">
      <div class="hero-body"><p class="title">Tides</p></div>
    </section>`,
  ));

const navbar = (as: 'nav' | 'header', color: NavbarProps['color']) => (
  <Navbar as={as}>
    <Container>
      <Navbar.Brand>
        <Navbar.Item>
          <img src="data:," alt="Tides" />
        </Navbar.Item>
        <Navbar.Burger as="span" data-target="harbours" />
      </Navbar.Brand>
      <Navbar.Menu id="harbours">
        <Navbar.End>
          <Navbar.Item active>Oslo</Navbar.Item>
          <Navbar.Item>Bergen</Navbar.Item>
          <Navbar.Item as="span">
            <Button as="a" color={color} inverted>
              <Icon>
                <i className="fas fa-ship" />
              </Icon>
              <span>Sail</span>
            </Button>
          </Navbar.Item>
        </Navbar.End>
      </Navbar.Menu>
    </Container>
  </Navbar>
);

const navbarHtml = (tag: string, color: string) => `<${tag} class="navbar">
  <div class="container">
    <div class="navbar-brand">
      <a class="navbar-item"><img src="data:," alt="Tides"></a>
      <span class="navbar-burger" data-target="harbours">
        <span></span><span></span><span></span><span></span>
      </span>
    </div>
    <div id="harbours" class="navbar-menu">
      <div class="navbar-end">
        <a class="navbar-item is-active">Oslo</a>
        <a class="navbar-item">Bergen</a>
        <span class="navbar-item">
          <a class="button is-${color} is-inverted">
            <span class="icon"><i class="fas fa-ship"></i></span><span>Sail</span>
          </a>
        </span>
      </div>
    </div>
  </div>
</${tag}>`;

test.for<[HeroProps, 'nav' | 'header', TabsProps, string]>([
  [{ color: 'primary', size: 'medium' }, 'nav', {}, ''],
  [
    { color: 'info', size: 'large' },
    'nav',
    { boxed: true, fullwidth: true },
    'is-boxed is-fullwidth',
  ],
  [
    { color: 'success', size: 'fullheight' },
    'header',
    { boxed: true, fullwidth: true },
    'is-boxed is-fullwidth',
  ],
])(
  'A hero with %o has a %s with a navbar at its head and tabs with %o at its foot',
  ([props, tag, tabs, className]) =>
    expectBulmaHtml(
      <Hero {...props}>
        <Hero.Head>{navbar(tag, props.color)}</Hero.Head>
        <Hero.Body>
          <Container textAlign="centered">
            <Title as="p">Tides</Title>
            <Subtitle>High and low</Subtitle>
          </Container>
        </Hero.Body>
        <Hero.Foot>
          <Tabs as="nav" {...tabs}>
            <Container>
              <Tabs.List>
                <Tabs.Tab active>Today</Tabs.Tab>
                <Tabs.Tab>Tomorrow</Tabs.Tab>
              </Tabs.List>
            </Container>
          </Tabs>
        </Hero.Foot>
      </Hero>,
      `<section class="hero is-${props.color} is-${props.size}">
        <div class="hero-head">${navbarHtml(tag, String(props.color))}</div>
        <div class="hero-body">
          <div class="container has-text-centered">
            <p class="title">Tides</p>
            <p class="subtitle">High and low</p>
          </div>
        </div>
        <div class="hero-foot">
          <nav class="tabs ${className}">
            <div class="container">
              <ul><li class="is-active"><a>Today</a></li><li><a>Tomorrow</a></li></ul>
            </div>
          </nav>
        </div>
      </section>`,
    ),
);
