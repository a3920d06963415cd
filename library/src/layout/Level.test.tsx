import { expect, test } from 'vitest';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Level, LevelItem, LevelLeft, LevelRight } from './Level.tsx';

describeContract(Level, { element: 'nav', className: 'level', props: { children: 'Text' } });
describeContract(LevelLeft, {
  element: 'div',
  className: 'level-left',
  props: { children: 'Text' },
});
describeContract(LevelRight, {
  element: 'div',
  className: 'level-right',
  props: { children: 'Text' },
});
describeContract(LevelItem, {
  element: 'div',
  className: 'level-item',
  props: { children: 'Text' },
});

test('The parts of a level are attached to it', () => {
  expect({ ...Level }).toEqual({ Left: LevelLeft, Right: LevelRight, Item: LevelItem });
});

test('A level has items at the left and at the right', () =>
  expectBulmaHtml(
    <Level>
      <Level.Left>
        <Level.Item>
          <p className="subtitle is-5">
            <strong>123</strong> posts
          </p>
        </Level.Item>
      </Level.Left>
      <Level.Right>
        <Level.Item as="p">
          <a href="#all">All</a>
        </Level.Item>
        <Level.Item as="a" href="#new">
          New
        </Level.Item>
      </Level.Right>
    </Level>,
    `<nav class="level">
      <div class="level-left">
        <div class="level-item"><p class="subtitle is-5"><strong>123</strong> posts</p></div>
      </div>
      <div class="level-right">
        <p class="level-item"><a href="#all">All</a></p>
        <a class="level-item" href="#new">New</a>
      </div>
    </nav>`,
  ));

test('The items of a level are spread over its width', () =>
  expectBulmaHtml(
    <Level>
      <Level.Item textAlign="centered">
        <div>
          <p className="heading">Posts</p>
          <p className="title">3,456</p>
        </div>
      </Level.Item>
      <Level.Item textAlign="centered">Likes</Level.Item>
    </Level>,
    `<nav class="level">
      <div class="level-item has-text-centered">
        <div><p class="heading">Posts</p><p class="title">3,456</p></div>
      </div>
      <div class="level-item has-text-centered">Likes</div>
    </nav>`,
  ));

test('A level is horizontal on mobile too, with items that grow or do not', () =>
  expectBulmaHtml(
    <Level as="div" mobile>
      <Level.Left>
        <Level.Item flexible>Grows</Level.Item>
      </Level.Left>
      <Level.Item narrow>Does not</Level.Item>
    </Level>,
    `<div class="level is-mobile">
      <div class="level-left"><div class="level-item is-flexible">Grows</div></div>
      <div class="level-item is-narrow">Does not</div>
    </div>`,
  ));
