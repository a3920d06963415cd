import { expect, test } from 'vitest';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Media, MediaContent, MediaLeft, MediaRight } from './Media.tsx';

describeContract(Media, { element: 'article', className: 'media', props: { children: 'Text' } });
describeContract(MediaLeft, {
  element: 'figure',
  className: 'media-left',
  props: { children: 'Text' },
});
describeContract(MediaContent, {
  element: 'div',
  className: 'media-content',
  props: { children: 'Text' },
});
describeContract(MediaRight, {
  element: 'div',
  className: 'media-right',
  props: { children: 'Text' },
});

test('The parts of a media object are attached to it', () => {
  expect({ ...Media }).toEqual({ Left: MediaLeft, Content: MediaContent, Right: MediaRight });
});

test('A media object has an image at the left, content and a button at the right', () =>
  expectBulmaHtml(
    <Media>
      <Media.Left>
        <p className="image is-64x64">
          <img src="data:," alt="" />
        </p>
      </Media.Left>
      <Media.Content>
        <div className="content">A comment</div>
      </Media.Content>
      <Media.Right>
        <button className="delete" />
      </Media.Right>
    </Media>,
    `<article class="media">
      <figure class="media-left">
        <p class="image is-64x64"><img src="data:," alt=""></p>
      </figure>
      <div class="media-content"><div class="content">A comment</div></div>
      <div class="media-right"><button class="delete"></button></div>
    </article>`,
  ));

test('Media objects are nested', () =>
  expectBulmaHtml(
    <Media large>
      <Media.Left as="div">A</Media.Left>
      <Media.Content>
        Question
        <Media>
          <Media.Content>
            Answer
            <Media>Thanks</Media>
          </Media.Content>
        </Media>
      </Media.Content>
    </Media>,
    `<article class="media is-large">
      <div class="media-left">A</div>
      <div class="media-content">
        Question
        <article class="media">
          <div class="media-content">
            Answer
            <article class="media">Thanks</article>
          </div>
        </article>
      </div>
    </article>`,
  ));
