import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { Tag } from './Tag.tsx';
import { Tags } from './Tags.tsx';

describeContract(Tags, { element: 'div', className: 'tags', props: { children: <Tag>New</Tag> } });

test('Tags stand in a list, with one size for all but those that have their own', async () => {
  const screen = await render(
    <Tags size="medium">
      <Tag>All</Tag>
      <Tag size="normal">Mine</Tag>
    </Tags>,
  );
  expect(screen.container.innerHTML).toBe(
    '<div class="tags are-medium"><span class="tag">All</span><span class="tag is-normal">Mine</span></div>',
  );
  const fontSize = (text: string) => getComputedStyle(screen.getByText(text).element()).fontSize;
  expect(fontSize('All')).toBe('16px');
  expect(fontSize('Mine')).toBe('12px');
});

test('Attached tags form one label that can be deleted', async () => {
  const { container } = await render(
    <Tags addons>
      <Tag color="danger">Ada</Tag>
      <Tag delete aria-label="Remove Ada" />
    </Tags>,
  );
  expect(container.innerHTML).toBe(
    '<div class="tags has-addons"><span class="tag is-danger">Ada</span>' +
      '<button aria-label="Remove Ada" type="button" class="tag is-delete"></button></div>',
  );
});

test('Tags stand in the middle or at the right', async () => {
  const { container } = await render(
    <>
      <Tags size="large" centered />
      <Tags right />
      <Tags as="p" />
    </>,
  );
  expect(container.innerHTML).toBe(
    '<div class="tags are-large is-centered"></div><div class="tags is-right"></div><p class="tags"></p>',
  );
});
