import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Button, type ButtonProps } from './Button.tsx';
import { Buttons, type ButtonsProps } from './Buttons.tsx';

test.for<[string, ButtonProps, string]>([
  ['colors', {}, ''],
  ['light colors', { light: true }, 'is-light'],
  ['dark colors', { dark: true }, 'is-dark'],
])('Two lists hold buttons in %s', ([, tone, className]) =>
  expectBulmaHtml(
    <>
      <Buttons>
        <Button color="primary" {...tone}>
          Primary
        </Button>
        <Button color="link" {...tone}>
          Link
        </Button>
      </Buttons>
      <Buttons>
        <Button color="info" {...tone}>
          Info
        </Button>
        <Button color="success" {...tone}>
          Success
        </Button>
        <Button color="warning" {...tone}>
          Warning
        </Button>
        <Button color="danger" {...tone}>
          Danger
        </Button>
      </Buttons>
    </>,
    `<div class="buttons">
      <button class="button is-primary ${className}">Primary</button>
      <button class="button is-link ${className}">Link</button>
    </div>
    <div class="buttons">
      <button class="button is-info ${className}">Info</button>
      <button class="button is-success ${className}">Success</button>
      <button class="button is-warning ${className}">Warning</button>
      <button class="button is-danger ${className}">Danger</button>
    </div>`,
  ),
);

test('A list holds buttons of several colors', () =>
  expectBulmaHtml(
    <Buttons>
      <Button color="success">Save</Button>
      <Button color="info">Save as</Button>
      <Button color="danger">Discard</Button>
    </Buttons>,
    `<div class="buttons">
      <button class="button is-success">Save</button>
      <button class="button is-info">Save as</button>
      <button class="button is-danger">Discard</button>
    </div>`,
  ));

const letters = [...'abcdefghijklmnopqrst'];

test('A list of twenty buttons is one element', () =>
  expectBulmaHtml(
    <Buttons>
      {letters.map((letter) => (
        <Button key={letter}>{letter}</Button>
      ))}
    </Buttons>,
    `<div class="buttons">
      ${letters.map((letter) => `<button class="button">${letter}</button>`).join('')}
    </div>`,
  ));

test.for<[ButtonsProps, string]>([
  [{ size: 'small' }, 'are-small'],
  [{ size: 'medium' }, 'are-medium'],
  [{ size: 'large' }, 'are-large'],
  [{ centered: true }, 'is-centered'],
  [{ right: true }, 'is-right'],
  [{ addons: true }, 'has-addons'],
  [{ addons: true, centered: true }, 'has-addons is-centered'],
  [{ addons: true, right: true }, 'has-addons is-right'],
])('A list with %o holds plain buttons', ([props, className]) =>
  expectBulmaHtml(
    <Buttons {...props}>
      <Button>Now</Button>
      <Button>Later</Button>
      <Button>Never</Button>
    </Buttons>,
    `<div class="buttons ${className}">
      <button class="button">Now</button>
      <button class="button">Later</button>
      <button class="button">Never</button>
    </div>`,
  ),
);

test('In a list of small buttons, one is normal', () =>
  expectBulmaHtml(
    <Buttons size="small">
      <Button>Small</Button>
      <Button size="normal">Normal</Button>
      <Button>Small</Button>
    </Buttons>,
    `<div class="buttons are-small">
      <button class="button">Small</button>
      <button class="button is-normal">Normal</button>
      <button class="button">Small</button>
    </div>`,
  ));

test('In each bar of attached buttons, another one is selected', () =>
  expectBulmaHtml(
    <>
      <Buttons addons>
        <Button color="success" selected>
          Yes
        </Button>
        <Button>No</Button>
      </Buttons>
      <Buttons addons>
        <Button>Yes</Button>
        <Button color="danger" selected>
          No
        </Button>
      </Buttons>
    </>,
    `<div class="buttons has-addons">
      <button class="button is-success is-selected">Yes</button>
      <button class="button">No</button>
    </div>
    <div class="buttons has-addons">
      <button class="button">Yes</button>
      <button class="button is-danger is-selected">No</button>
    </div>`,
  ));
