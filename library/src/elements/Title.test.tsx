import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { Subtitle } from './Subtitle.tsx';
import { Title } from './Title.tsx';

describeContract(Title, { element: 'h1', className: 'title', props: { children: 'Title' } });

test.for([1, 2, 3, 4, 5, 6] as const)(
  'A title has the size %i on a heading of that level',
  async (n) => {
    const { container } = await render(
      <Title as={`h${n}`} size={n}>
        Title
      </Title>,
    );
    expect(container.innerHTML).toBe(`<h${n} class="title is-${n}">Title</h${n}>`);
  },
);

test('A title may be a paragraph, and smaller than any heading', async () => {
  const { container } = await render(
    <Title as="p" size={7}>
      Small
    </Title>,
  );
  expect(container.innerHTML).toBe('<p class="title is-7">Small</p>');
});

test('A title moves close to its subtitle, unless it is spaced', async () => {
  const { container } = await render(
    <>
      <Title>One</Title>
      <Subtitle>More on one</Subtitle>
      <Title size={1} spaced>
        Two
      </Title>
      <Subtitle size={3}>More on two</Subtitle>
    </>,
  );
  expect(container.innerHTML).toBe(
    '<h1 class="title">One</h1><p class="subtitle">More on one</p>' +
      '<h1 class="title is-1 is-spaced">Two</h1><p class="subtitle is-3">More on two</p>',
  );
  const margins = [...container.querySelectorAll('h1')].map(
    (title) => getComputedStyle(title).marginBottom,
  );
  expect(margins).toEqual(['0px', '24px']);
});
