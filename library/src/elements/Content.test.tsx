import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { Content } from './Content.tsx';

describeContract(Content, {
  element: 'div',
  className: 'content',
  props: { children: <p>Text</p> },
});
describeContract(Content.OrderedList, {
  element: 'ol',
  className: 'is-lower-alpha',
  props: { marker: 'lower-alpha', children: <li>Tea</li> },
});

test('Content holds plain HTML, in four sizes', async () => {
  const { container } = await render(
    <>
      <Content>
        <h1>Title</h1>
        <p>Text</p>
        <ol type="A">
          <li>Tea</li>
        </ol>
      </Content>
      <Content size="small" />
      <Content size="normal" />
      <Content size="medium" />
      <Content size="large" />
      <Content as="article" />
    </>,
  );
  expect(container.innerHTML).toBe(
    '<div class="content"><h1>Title</h1><p>Text</p><ol type="A"><li>Tea</li></ol></div>' +
      '<div class="content is-small"></div><div class="content is-normal"></div>' +
      '<div class="content is-medium"></div><div class="content is-large"></div>' +
      '<article class="content"></article>',
  );
});

test.for(['lower-alpha', 'lower-roman', 'upper-alpha', 'upper-roman'] as const)(
  'An ordered list is numbered in %s',
  async (marker) => {
    const screen = await render(
      <Content>
        <Content.OrderedList marker={marker}>
          <li>Tea</li>
        </Content.OrderedList>
      </Content>,
    );
    const list = screen.getByRole('list').element();
    expect(list).toHaveClass(`is-${marker}`, { exact: true });
    expect(getComputedStyle(list).listStyleType).toBe(marker);
  },
);

test('An ordered list without a marker is a plain list', async () => {
  const { container } = await render(<Content.OrderedList type="i" />);
  expect(container.innerHTML).toBe('<ol type="i"></ol>');
});
