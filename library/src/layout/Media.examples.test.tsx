import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Button } from '../elements/Button.tsx';
import { Content } from '../elements/Content.tsx';
import { Delete } from '../elements/Delete.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Image } from '../elements/Image.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { Control } from '../form/Control.tsx';
import { Field } from '../form/Field.tsx';
import { TextArea } from '../form/TextArea.tsx';
import { Level } from './Level.tsx';
import { Media } from './Media.tsx';

const left = (size: '48x48' | '64x64', skeleton = false) => (
  <Media.Left>
    <Image as="p" size={size} skeleton={skeleton} src="data:," />
  </Media.Left>
);

const leftHtml = (classes: string) => `<figure class="media-left">
  <p class="image ${classes}"><img src="data:,"></p>
</figure>`;

test.for([false, true])('With skeleton %o, a post has actions and a delete button', (skeleton) => {
  const className = skeleton ? 'is-skeleton' : '';
  return expectBulmaHtml(
    <Media>
      {left('64x64', skeleton)}
      <Media.Content>
        <Content skeleton={skeleton}>
          <p>
            <strong>Ada</strong> <small>@ada</small>
            <br />
            It weaves.
          </p>
        </Content>
        <Level mobile>
          <Level.Left>
            <Level.Item as="a">
              <Icon size="small" skeleton={skeleton}>
                <i className="fas fa-comment" />
              </Icon>
            </Level.Item>
          </Level.Left>
        </Level>
      </Media.Content>
      <Media.Right>
        <Delete skeleton={skeleton} />
      </Media.Right>
    </Media>,
    `<article class="media">
      ${leftHtml(`is-64x64 ${className}`)}
      <div class="media-content">
        <div class="content ${className}">
          <p><strong>Ada</strong> <small>@ada</small><br>It weaves.</p>
        </div>
        <nav class="level is-mobile">
          <div class="level-left">
            <a class="level-item">
              <span class="icon is-small ${className}"><i class="fas fa-comment"></i></span>
            </a>
          </div>
        </nav>
      </div>
      <div class="media-right"><button class="delete ${className}"></button></div>
    </article>`,
  );
});

test.for([false, true])('With skeleton %o, a reply is written in a text area', (skeleton) => {
  const className = skeleton ? 'is-skeleton' : '';
  return expectBulmaHtml(
    <Media>
      {left('64x64', skeleton)}
      <Media.Content>
        <Field>
          <Control as="p">
            <TextArea placeholder="Reply" skeleton={skeleton} />
          </Control>
        </Field>
        <Level>
          <Level.Left>
            <Level.Item>
              <Button as="a" color="info" skeleton={skeleton}>
                Send
              </Button>
            </Level.Item>
          </Level.Left>
          <Level.Right>
            <Level.Item>
              <Checkbox skeleton={skeleton}>Enter sends</Checkbox>
            </Level.Item>
          </Level.Right>
        </Level>
      </Media.Content>
    </Media>,
    `<article class="media">
      ${leftHtml(`is-64x64 ${className}`)}
      <div class="media-content">
        <div class="field">
          <p class="control"><textarea class="textarea ${className}" placeholder="Reply"></textarea></p>
        </div>
        <nav class="level">
          <div class="level-left">
            <div class="level-item"><a class="button is-info ${className}">Send</a></div>
          </div>
          <div class="level-right">
            <div class="level-item">
              <label class="checkbox ${className}"><input type="checkbox"> Enter sends</label>
            </div>
          </div>
        </nav>
      </div>
    </article>`,
  );
});

const said = (name: string) => (
  <Content>
    <p>
      <strong>{name}</strong>
      <br />
      It weaves.
      <br />
      <small>
        <a href="#like">Like</a> · 3 hrs
      </small>
    </p>
  </Content>
);

const saidHtml = (name: string) => `<div class="content">
  <p>
    <strong>${name}</strong><br>It weaves.<br>
    <small><a href="#like">Like</a> · 3 hrs</small>
  </p>
</div>`;

test('Answers are nested in a post, and the answers to them in those', () =>
  expectBulmaHtml(
    <>
      <Media>
        {left('64x64')}
        <Media.Content>
          {said('Ada')}
          <Media>
            {left('48x48')}
            <Media.Content>
              {said('Charles')}
              <Media>It does.</Media>
              <Media>Not yet.</Media>
            </Media.Content>
          </Media>
          <Media>
            {left('48x48')}
            <Media.Content>{said('Mary')}</Media.Content>
          </Media>
        </Media.Content>
      </Media>
      <Media>
        {left('64x64')}
        <Media.Content>
          <Field>
            <Control as="p">
              <TextArea placeholder="Reply" />
            </Control>
          </Field>
          <Field>
            <Control as="p">
              <Button>Post</Button>
            </Control>
          </Field>
        </Media.Content>
      </Media>
    </>,
    `<article class="media">
      ${leftHtml('is-64x64')}
      <div class="media-content">
        ${saidHtml('Ada')}
        <article class="media">
          ${leftHtml('is-48x48')}
          <div class="media-content">
            ${saidHtml('Charles')}
            <article class="media">It does.</article>
            <article class="media">Not yet.</article>
          </div>
        </article>
        <article class="media">
          ${leftHtml('is-48x48')}
          <div class="media-content">${saidHtml('Mary')}</div>
        </article>
      </div>
    </article>
    <article class="media">
      ${leftHtml('is-64x64')}
      <div class="media-content">
        <div class="field">
          <p class="control"><textarea class="textarea" placeholder="Reply"></textarea></p>
        </div>
        <div class="field">
          <p class="control"><button class="button">Post</button></p>
        </div>
      </div>
    </article>`,
  ));
