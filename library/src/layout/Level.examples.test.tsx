import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Button } from '../elements/Button.tsx';
import { Subtitle } from '../elements/Subtitle.tsx';
import { Title } from '../elements/Title.tsx';
import { Control } from '../form/Control.tsx';
import { Field } from '../form/Field.tsx';
import { Input } from '../form/Input.tsx';
import { Level, type LevelProps } from './Level.tsx';

test('A level has a count and a search at the left, links at the right', () =>
  expectBulmaHtml(
    <Level>
      <Level.Left>
        <Level.Item>
          <Subtitle size={5}>
            <strong>7</strong> boats
          </Subtitle>
        </Level.Item>
        <Level.Item>
          <Field addons>
            <Control as="p">
              <Input type="text" placeholder="Find" />
            </Control>
            <Control as="p">
              <Button>Go</Button>
            </Control>
          </Field>
        </Level.Item>
      </Level.Left>
      <Level.Right>
        <Level.Item as="p">
          <strong>All</strong>
        </Level.Item>
        <Level.Item as="p">
          <a href="#sunk">Sunk</a>
        </Level.Item>
        <Level.Item as="p">
          <Button as="a" color="success">
            New
          </Button>
        </Level.Item>
      </Level.Right>
    </Level>,
    `<nav class="level">
      <div class="level-left">
        <div class="level-item"><p class="subtitle is-5"><strong>7</strong> boats</p></div>
        <div class="level-item">
          <div class="field has-addons">
            <p class="control"><input class="input" type="text" placeholder="Find"></p>
            <p class="control"><button class="button">Go</button></p>
          </div>
        </div>
      </div>
      <div class="level-right">
        <p class="level-item"><strong>All</strong></p>
        <p class="level-item"><a href="#sunk">Sunk</a></p>
        <p class="level-item"><a class="button is-success">New</a></p>
      </div>
    </nav>`,
  ));

test.for<[LevelProps, string]>([
  [{}, ''],
  [{ mobile: true }, 'is-mobile'],
])('A level with %o spreads numbers over its width', ([props, className]) =>
  expectBulmaHtml(
    <Level {...props}>
      {['Boats', 'Crew'].map((heading) => (
        <Level.Item textAlign="centered" key={heading}>
          <div>
            <p className="heading">{heading}</p>
            <Title as="p">7</Title>
          </div>
        </Level.Item>
      ))}
    </Level>,
    `<nav class="level ${className}">
      <div class="level-item has-text-centered">
        <div><p class="heading">Boats</p><p class="title">7</p></div>
      </div>
      <div class="level-item has-text-centered">
        <div><p class="heading">Crew</p><p class="title">7</p></div>
      </div>
    </nav>`,
  ),
);

test('A level spreads links around an image', () =>
  expectBulmaHtml(
    <Level>
      <Level.Item as="p" textAlign="centered">
        <a className="link is-info" href="#boats">
          Boats
        </a>
      </Level.Item>
      <Level.Item as="p" textAlign="centered">
        <img src="data:," alt="" style={{ height: '30px' }} />
      </Level.Item>
      <Level.Item as="p" textAlign="centered">
        <a className="link is-info" href="#crew">
          Crew
        </a>
      </Level.Item>
    </Level>,
    `<nav class="level">
      <p class="level-item has-text-centered"><a class="link is-info" href="#boats">Boats</a></p>
      <p class="level-item has-text-centered"><img src="data:," alt="" style="height: 30px;"></p>
      <p class="level-item has-text-centered"><a class="link is-info" href="#crew">Crew</a></p>
    </nav>`,
  ));
