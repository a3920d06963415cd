import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Subtitle } from './Subtitle.tsx';
import { Title } from './Title.tsx';

test('A title and a subtitle are headings', () =>
  expectBulmaHtml(
    <>
      <Title>Tides</Title>
      <Subtitle as="h2">High and low</Subtitle>
    </>,
    '<h1 class="title">Tides</h1><h2 class="subtitle">High and low</h2>',
  ));

test.for([1, 2, 3, 4, 5, 6] as const)(
  'A title and a subtitle of size %i are headings of that level',
  (size) =>
    expectBulmaHtml(
      <>
        <Title as={`h${size}`} size={size}>
          Tides
        </Title>
        <Subtitle as={`h${size}`} size={size}>
          High and low
        </Subtitle>
      </>,
      `<h${size} class="title is-${size}">Tides</h${size}>
      <h${size} class="subtitle is-${size}">High and low</h${size}>`,
    ),
);

test.for([
  [1, 3],
  [2, 4],
  [3, 5],
] as const)('A title of size %i goes with a subtitle of size %i', ([size, smaller]) =>
  expectBulmaHtml(
    <>
      <Title as="p" size={size}>
        Tides
      </Title>
      <Subtitle size={smaller}>High and low</Subtitle>
    </>,
    `<p class="title is-${size}">Tides</p><p class="subtitle is-${smaller}">High and low</p>`,
  ),
);

test('A title keeps its distance from the subtitle', () =>
  expectBulmaHtml(
    <>
      <Title as="p" size={1} spaced>
        Tides
      </Title>
      <Subtitle size={3}>High and low</Subtitle>
    </>,
    '<p class="title is-1 is-spaced">Tides</p><p class="subtitle is-3">High and low</p>',
  ));

test('Placeholders stand for a title and a subtitle, or for the text of them', () =>
  expectBulmaHtml(
    <>
      <Title skeleton>Tides</Title>
      <Subtitle as="h2" skeleton>
        High and low
      </Subtitle>
      <Title hasSkeleton>Tides</Title>
      <Subtitle as="h2" hasSkeleton>
        High and low
      </Subtitle>
    </>,
    `<h1 class="title is-skeleton">Tides</h1>
    <h2 class="subtitle is-skeleton">High and low</h2>
    <h1 class="title has-skeleton">Tides</h1>
    <h2 class="subtitle has-skeleton">High and low</h2>`,
  ));
