import { expect, test } from 'vitest';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Hero, HeroBody, HeroButtons, HeroFoot, HeroHead, HeroVideo } from './Hero.tsx';

describeContract(Hero, { element: 'section', className: 'hero', props: { children: 'Text' } });
describeContract(HeroHead, { element: 'div', className: 'hero-head', props: { children: 'Text' } });
describeContract(HeroBody, { element: 'div', className: 'hero-body', props: { children: 'Text' } });
describeContract(HeroFoot, { element: 'div', className: 'hero-foot', props: { children: 'Text' } });
describeContract(HeroVideo, { element: 'div', className: 'hero-video' });
describeContract(HeroButtons, {
  element: 'div',
  className: 'hero-buttons',
  props: { children: <button className="button">Go</button> },
});

test('The parts of a hero are attached to it', () => {
  expect({ ...Hero }).toEqual({
    Head: HeroHead,
    Body: HeroBody,
    Foot: HeroFoot,
    Video: HeroVideo,
    Buttons: HeroButtons,
  });
});

test('A hero has a color and a size', () =>
  expectBulmaHtml(
    <Hero size="large" color="info">
      <Hero.Body>
        <p className="title">Large hero</p>
        <p className="subtitle">Large subtitle</p>
      </Hero.Body>
    </Hero>,
    `<section class="hero is-large is-info">
      <div class="hero-body">
        <p class="title">Large hero</p>
        <p class="subtitle">Large subtitle</p>
      </div>
    </section>`,
  ));

test.for([
  'small',
  'medium',
  'large',
  'halfheight',
  'fullheight',
  'fullheight-with-navbar',
] as const)('A hero is %s', (size) =>
  expectBulmaHtml(<Hero size={size}>Text</Hero>, `<section class="hero is-${size}">Text</section>`),
);

test('A hero of a color has a gradient', () =>
  expectBulmaHtml(
    <Hero color="primary" bold>
      Text
    </Hero>,
    '<section class="hero is-primary is-bold">Text</section>',
  ));

test('A hero has a head, a body and a foot', () =>
  expectBulmaHtml(
    <Hero color="success" size="fullheight">
      <Hero.Head>
        <header className="navbar">Navbar</header>
      </Hero.Head>
      <Hero.Body>
        <div className="container has-text-centered">
          <p className="title">Title</p>
        </div>
      </Hero.Body>
      <Hero.Foot as="nav">Tabs</Hero.Foot>
    </Hero>,
    `<section class="hero is-success is-fullheight">
      <div class="hero-head"><header class="navbar">Navbar</header></div>
      <div class="hero-body">
        <div class="container has-text-centered"><p class="title">Title</p></div>
      </div>
      <nav class="hero-foot">Tabs</nav>
    </section>`,
  ));

test('A hero has a video behind it and buttons in it', () =>
  expectBulmaHtml(
    <Hero>
      <Hero.Video transparent>
        <video loop muted src="data:," />
      </Hero.Video>
      <Hero.Body>
        <Hero.Buttons>
          <button className="button">Go</button>
        </Hero.Buttons>
      </Hero.Body>
    </Hero>,
    `<section class="hero">
      <div class="hero-video is-transparent"><video loop src="data:,"></video></div>
      <div class="hero-body">
        <div class="hero-buttons"><button class="button">Go</button></div>
      </div>
    </section>`,
  ));
