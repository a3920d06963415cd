import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { Block } from './Block.tsx';

describeContract(Block, { element: 'div', className: 'block', props: { children: 'Text' } });
describeContract(Block.Skeleton, { element: 'div', className: 'skeleton-block' });
describeContract(Block.SkeletonLines, { element: 'div', className: 'skeleton-lines' });

test('Blocks keep their distance, except for the last', async () => {
  const { container } = await render(
    <>
      <Block>
        One <strong>block</strong>
      </Block>
      <Block>Another</Block>
    </>,
  );
  expect(container.innerHTML).toBe(
    '<div class="block">One <strong>block</strong></div><div class="block">Another</div>',
  );
  expect([...container.children].map((block) => getComputedStyle(block).marginBottom)).toEqual([
    '24px',
    '0px',
  ]);
});

test('A block may be another element, and may itself be a skeleton', async () => {
  const { container } = await render(
    <Block as="section" skeleton>
      Loading
    </Block>,
  );
  expect(container.innerHTML).toBe('<section class="block is-skeleton">Loading</section>');
});

test('Skeletons stand for a block and for lines of text', async () => {
  const { container } = await render(
    <>
      <Block.Skeleton>Loading</Block.Skeleton>
      <Block.SkeletonLines />
      <Block.SkeletonLines lines={2} />
    </>,
  );
  expect(container.innerHTML).toBe(
    '<div class="skeleton-block">Loading</div>' +
      `<div class="skeleton-lines">${'<div></div>'.repeat(5)}</div>` +
      '<div class="skeleton-lines"><div></div><div></div></div>',
  );
});
