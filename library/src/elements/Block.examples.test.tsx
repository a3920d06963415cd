import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Block, BlockSkeleton, BlockSkeletonLines } from './Block.tsx';

test('Three blocks follow each other', () =>
  expectBulmaHtml(
    <>
      <Block>
        The <strong>first</strong>
      </Block>
      <Block>
        The <strong>second</strong>, which is longer
      </Block>
      <Block>
        The <strong>third</strong>
      </Block>
    </>,
    `<div class="block">The <strong>first</strong></div>
    <div class="block">The <strong>second</strong>, which is longer</div>
    <div class="block">The <strong>third</strong></div>`,
  ));

test('A skeleton stands for a block', () =>
  expectBulmaHtml(<BlockSkeleton />, '<div class="skeleton-block"></div>'));

test('A skeleton is as high as the text in it', () =>
  expectBulmaHtml(
    <BlockSkeleton>A text that loads</BlockSkeleton>,
    '<div class="skeleton-block">A text that loads</div>',
  ));

test('A skeleton stands for the lines of a paragraph', () =>
  expectBulmaHtml(
    <BlockSkeletonLines />,
    `<div class="skeleton-lines">
      <div></div><div></div><div></div><div></div><div></div>
    </div>`,
  ));
