import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Control } from '../form/Control.tsx';
import { Field } from '../form/Field.tsx';
import { Input } from '../form/Input.tsx';
import { Level } from '../layout/Level.tsx';
import { Media } from '../layout/Media.tsx';
import { Box } from './Box.tsx';
import { Button } from './Button.tsx';
import { Content } from './Content.tsx';
import { Icon } from './Icon.tsx';
import { Image } from './Image.tsx';

test('A box holds anything', () =>
  expectBulmaHtml(<Box>In a box</Box>, '<div class="box">In a box</div>'));

test('A box is a form with two fields and a button', () =>
  expectBulmaHtml(
    <Box as="form">
      <Field>
        <Field.Label htmlFor="address">Address</Field.Label>
        <Control>
          <Input id="address" type="email" placeholder="ada@example.com" />
        </Control>
      </Field>
      <Field>
        <Field.Label htmlFor="secret">Secret</Field.Label>
        <Control>
          <Input id="secret" type="password" placeholder="****" />
        </Control>
      </Field>
      <Button color="primary">Enter</Button>
    </Box>,
    `<form class="box">
      <div class="field">
        <label class="label" for="address">Address</label>
        <div class="control">
          <input id="address" class="input" type="email" placeholder="ada@example.com">
        </div>
      </div>
      <div class="field">
        <label class="label" for="secret">Secret</label>
        <div class="control">
          <input id="secret" class="input" type="password" placeholder="****">
        </div>
      </div>
      <button class="button is-primary">Enter</button>
    </form>`,
  ));

test('A box holds a post with actions', () =>
  expectBulmaHtml(
    <Box>
      <Media>
        <Media.Left as="div">
          <Image size="64x64" src="data:," alt="Ada" />
        </Media.Left>
        <Media.Content>
          <Content>
            <p>
              <strong>Ada Lovelace</strong> <small>@ada</small> <small>5m</small>
              <br />
              It can weave.
            </p>
          </Content>
          <Level mobile>
            <Level.Left>
              <Level.Item as="a" aria-label="answer">
                <Icon size="small">
                  <i className="fas fa-comment" aria-hidden="true" />
                </Icon>
              </Level.Item>
              <Level.Item as="a" aria-label="star">
                <Icon size="small">
                  <i className="fas fa-star" aria-hidden="true" />
                </Icon>
              </Level.Item>
            </Level.Left>
          </Level>
        </Media.Content>
      </Media>
    </Box>,
    `<div class="box">
      <article class="media">
        <div class="media-left">
          <figure class="image is-64x64"><img src="data:," alt="Ada"></figure>
        </div>
        <div class="media-content">
          <div class="content">
            <p>
              <strong>Ada Lovelace</strong> <small>@ada</small> <small>5m</small>
              <br>
              It can weave.
            </p>
          </div>
          <nav class="level is-mobile">
            <div class="level-left">
              <a class="level-item" aria-label="answer">
                <span class="icon is-small"><i class="fas fa-comment" aria-hidden="true"></i></span>
              </a>
              <a class="level-item" aria-label="star">
                <span class="icon is-small"><i class="fas fa-star" aria-hidden="true"></i></span>
              </a>
            </div>
          </nav>
        </div>
      </article>
    </div>`,
  ));
