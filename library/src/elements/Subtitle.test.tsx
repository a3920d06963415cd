import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { Subtitle } from './Subtitle.tsx';
import { Title } from './Title.tsx';

describeContract(Subtitle, { element: 'p', className: 'subtitle', props: { children: 'More' } });

test.for([1, 2, 3, 4, 5, 6, 7] as const)('A subtitle has the size %i', async (size) => {
  const { container } = await render(<Subtitle size={size}>More</Subtitle>);
  expect(container.innerHTML).toBe(`<p class="subtitle is-${size}">More</p>`);
});

test('A subtitle may be a heading', async () => {
  const screen = await render(<Subtitle as="h2">More</Subtitle>);
  await expect.element(screen.getByRole('heading', { level: 2 })).toHaveClass('subtitle');
});

test('A subtitle moves close to a title that follows, unless it is spaced', async () => {
  const { container } = await render(
    <>
      <Subtitle>Before</Subtitle>
      <Title>Title</Title>
      <Subtitle spaced>Before</Subtitle>
      <Title>Title</Title>
    </>,
  );
  const margins = [...container.querySelectorAll('p')].map(
    (subtitle) => getComputedStyle(subtitle).marginBottom,
  );
  expect(margins).toEqual(['0px', '24px']);
});
