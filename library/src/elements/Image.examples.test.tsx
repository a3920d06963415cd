import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Image } from './Image.tsx';

const src = 'data:image/svg+xml,<svg/>';

test.for(['16x16', '24x24', '32x32', '48x48', '64x64', '96x96', '128x128'] as const)(
  'An image has the size %s',
  (size) =>
    expectBulmaHtml(
      <Image size={size} src={src} />,
      `<figure class="image is-${size}"><img src="${src}"></figure>`,
    ),
);

test('A round image is a circle', () =>
  expectBulmaHtml(
    <Image size="128x128" rounded src={src} />,
    `<figure class="image is-128x128"><img class="is-rounded" src="${src}"></figure>`,
  ));

test.for([
  'square',
  '1by1',
  '5by4',
  '4by3',
  '3by2',
  '5by3',
  '16by9',
  '2by1',
  '3by1',
  '4by5',
  '3by4',
  '2by3',
  '3by5',
  '9by16',
  '1by2',
  '1by3',
] as const)('An image has the ratio %s', (ratio) =>
  expectBulmaHtml(
    <Image ratio={ratio} src={src} />,
    `<figure class="image is-${ratio}"><img src="${src}"></figure>`,
  ),
);

test('A frame fills the ratio in place of an image', () =>
  expectBulmaHtml(
    <Image ratio="16by9">
      <Image.Ratio width={640} height={360} src="about:blank" frameBorder="0" allowFullScreen />
    </Image>,
    `<figure class="image is-16by9">
      <iframe class="has-ratio" width="640" height="360" src="about:blank" frameborder="0" allowfullscreen></iframe>
    </figure>`,
  ));

test('An image stands in a paragraph, takes the whole width, or has neither size nor ratio', () =>
  expectBulmaHtml(
    <>
      <Image as="p" size="64x64" src={src} />
      <Image fullwidth src={src} alt="A leaf" />
      <Image src={src} alt="A leaf" />
    </>,
    `<p class="image is-64x64"><img src="${src}"></p>
    <figure class="image is-fullwidth"><img src="${src}" alt="A leaf"></figure>
    <figure class="image"><img src="${src}" alt="A leaf"></figure>`,
  ));

test.for(['16x16', '32x32', '64x64', '128x128'] as const)(
  'A placeholder stands for an image of size %s',
  (size) =>
    expectBulmaHtml(
      <Image size={size} skeleton alt="A leaf" src={src} />,
      `<figure class="image is-${size} is-skeleton"><img alt="A leaf" src="${src}"></figure>`,
    ),
);
