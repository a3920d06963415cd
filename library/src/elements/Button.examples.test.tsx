import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Control } from '../form/Control.tsx';
import { Field } from '../form/Field.tsx';
import { Button, type ButtonProps } from './Button.tsx';

test('A button is a link, a button, or an input that submits or resets', () =>
  expectBulmaHtml(
    <>
      <Button as="a">Link</Button>
      <Button>Button</Button>
      <Button as="input" type="submit" value="Send" />
      <Button as="input" type="reset" value="Undo" />
    </>,
    `<a class="button">Link</a>
    <button class="button">Button</button>
    <input class="button" type="submit" value="Send">
    <input class="button" type="reset" value="Undo">`,
  ));

test('Buttons are white, light, dark, black, or look like text or a link', () =>
  expectBulmaHtml(
    <>
      <Button color="white">White</Button>
      <Button color="light">Light</Button>
      <Button color="dark">Dark</Button>
      <Button color="black">Black</Button>
      <Button color="text">Text</Button>
      <Button ghost>Ghost</Button>
    </>,
    `<button class="button is-white">White</button>
    <button class="button is-light">Light</button>
    <button class="button is-dark">Dark</button>
    <button class="button is-black">Black</button>
    <button class="button is-text">Text</button>
    <button class="button is-ghost">Ghost</button>`,
  ));

test('Buttons have five sizes, of which the default has no name', () =>
  expectBulmaHtml(
    <>
      <Button size="small">Small</Button>
      <Button>Default</Button>
      <Button size="normal">Normal</Button>
      <Button size="medium">Medium</Button>
      <Button size="large">Large</Button>
    </>,
    `<button class="button is-small">Small</button>
    <button class="button">Default</button>
    <button class="button is-normal">Normal</button>
    <button class="button is-medium">Medium</button>
    <button class="button is-large">Large</button>`,
  ));

test.for<[ButtonProps, string]>([
  [{ fullwidth: true }, 'is-fullwidth'],
  [{ responsive: true }, 'is-responsive'],
])('Buttons of all sizes have %o', ([props, className]) =>
  expectBulmaHtml(
    <>
      <Button size="small" {...props}>
        Small
      </Button>
      <Button {...props}>Normal</Button>
      <Button size="medium" {...props}>
        Medium
      </Button>
      <Button size="large" {...props}>
        Large
      </Button>
    </>,
    `<button class="button is-small ${className}">Small</button>
    <button class="button ${className}">Normal</button>
    <button class="button is-medium ${className}">Medium</button>
    <button class="button is-large ${className}">Large</button>`,
  ),
);

const colors = ['link', 'primary', 'info', 'success', 'warning', 'danger'] as const;

test.for<[string, ButtonProps, string]>([
  ['normal', {}, ''],
  ['outlined', { outlined: true }, 'is-outlined'],
  ['inverted', { inverted: true }, 'is-inverted'],
  ['inverted and outlined', { inverted: true, outlined: true }, 'is-inverted is-outlined'],
  ['rounded', { rounded: true }, 'is-rounded'],
  ['hovered', { hovered: true }, 'is-hovered'],
  ['focused', { focused: true }, 'is-focused'],
  ['active', { active: true }, 'is-active'],
  ['loading', { loading: true }, 'is-loading'],
  ['placeholders', { skeleton: true }, 'is-skeleton'],
])('Buttons without a color, and of six colors, are %s', ([, props, className]) =>
  expectBulmaHtml(
    <>
      <Button {...props}>Go</Button>
      {colors.map((color) => (
        <Button key={color} color={color} {...props}>
          Go
        </Button>
      ))}
    </>,
    ['', ...colors.map((color) => `is-${color}`)]
      .map((color) => `<button class="button ${color} ${className}">Go</button>`)
      .join(''),
  ),
);

test('Buttons without a color, and of six colors, are disabled', () =>
  expectBulmaHtml(
    <>
      <Button title="Not now" disabled>
        Go
      </Button>
      {colors.map((color) => (
        <Button key={color} color={color} title="Not now" disabled>
          Go
        </Button>
      ))}
    </>,
    ['', ...colors.map((color) => `is-${color}`)]
      .map((color) => `<button class="button ${color}" title="Not now" disabled>Go</button>`)
      .join(''),
  ));

test('Buttons are grouped in a field', () =>
  expectBulmaHtml(
    <Field grouped>
      <Control as="p">
        <Button color="link">Save</Button>
      </Control>
      <Control as="p">
        <Button>Back</Button>
      </Control>
    </Field>,
    `<div class="field is-grouped">
      <p class="control"><button class="button is-link">Save</button></p>
      <p class="control"><button class="button">Back</button></p>
    </div>`,
  ));
