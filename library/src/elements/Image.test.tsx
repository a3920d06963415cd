import { createRef } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { Image } from './Image.tsx';

const src = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" />';

describeContract(Image, {
  element: 'img',
  root: '.image',
  className: 'image',
  props: { alt: 'A cat' },
});
describeContract(Image.Ratio, {
  element: 'iframe',
  className: 'has-ratio',
  props: { title: 'A map' },
});

test('An image stands in a figure of its size', async () => {
  const { container } = await render(
    <Image size="128x128" src="cat.png" alt="A cat" loading="lazy" className="mine" id="cat" />,
  );
  expect(container.innerHTML).toBe(
    '<figure class="image is-128x128 mine"><img alt="A cat" loading="lazy" id="cat" src="cat.png"></figure>',
  );
});

test.for(['16x16', '24x24', '32x32', '48x48', '64x64', '96x96', '128x128'] as const)(
  'An image of size %s has that width and height',
  async (size) => {
    const { container } = await render(<Image size={size} src={src} alt="" />);
    const { width, height } = container.querySelector('.image')!.getBoundingClientRect();
    expect(`${width}x${height}`).toBe(size);
  },
);

test('An image fills its ratio, takes the whole width, and is round', async () => {
  const { container } = await render(
    <>
      <Image ratio="square" alt="" />
      <Image ratio="4by3" alt="" skeleton />
      <Image fullwidth alt="" />
      <Image size="48x48" rounded alt="" />
    </>,
  );
  expect(container.innerHTML).toBe(
    '<figure class="image is-square"><img alt=""></figure>' +
      '<figure class="image is-4by3 is-skeleton"><img alt=""></figure>' +
      '<figure class="image is-fullwidth"><img alt=""></figure>' +
      '<figure class="image is-48x48"><img alt="" class="is-rounded"></figure>',
  );
});

test('The container may be another element', async () => {
  const { container } = await render(<Image as="p" size="64x64" src="ada.png" alt="Ada" />);
  expect(container.innerHTML).toBe('<p class="image is-64x64"><img alt="Ada" src="ada.png"></p>');
});

test('A frame or video fills the ratio in place of the image', async () => {
  const { container } = await render(
    <Image ratio="16by9">
      <Image.Ratio src="about:blank" title="Talk" width={640} height={360} allowFullScreen />
    </Image>,
  );
  expect(container.innerHTML).toBe(
    '<figure class="image is-16by9">' +
      '<iframe src="about:blank" title="Talk" width="640" height="360" allowfullscreen="" class="has-ratio"></iframe></figure>',
  );
  const { width, height } = container.querySelector('iframe')!.getBoundingClientRect();
  expect(width / height).toBeCloseTo(16 / 9, 1);
});

test('With children, attributes and ref go to the container', async () => {
  const ref = createRef<HTMLImageElement>();
  const { container } = await render(
    <Image ref={ref} id="talk" ratio="2by1" style={{ opacity: 1 }}>
      <Image.Ratio as="video" />
    </Image>,
  );
  expect(container.innerHTML).toBe(
    '<figure id="talk" class="image is-2by1" style="opacity: 1;"><video class="has-ratio"></video></figure>',
  );
  expect(ref.current).toBe(container.firstElementChild);
});
