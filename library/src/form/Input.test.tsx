import { test } from 'vitest';
import { describeContract } from '../../tests/contract.tsx';
import { describeTextControl } from '../../tests/describeTextControl.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Input, type InputProps } from './Input.tsx';

describeContract(Input, {
  element: 'input',
  className: 'input',
  props: { 'aria-label': 'Name' },
});
describeTextControl(Input);

test('An input has a type and a placeholder', () =>
  expectBulmaHtml(
    <Input type="email" placeholder="Your address" disabled />,
    '<input class="input" type="email" placeholder="Your address" disabled>',
  ));

test.for<[InputProps, string]>([
  [{ color: 'danger' }, 'is-danger'],
  [{ color: 'text' }, 'is-text'],
  [{ size: 'small' }, 'is-small'],
  [{ size: 'large' }, 'is-large'],
  [{ rounded: true }, 'is-rounded'],
  [{ fullwidth: true }, 'is-fullwidth'],
  [{ inline: true }, 'is-inline'],
  [{ hovered: true }, 'is-hovered'],
  [{ focused: true }, 'is-focused'],
  [{ active: true }, 'is-active'],
  [{ skeleton: true }, 'is-skeleton'],
])('An input with %o has its class and no such attribute', ([props, className]) =>
  expectBulmaHtml(<Input {...props} />, `<input class="input ${className}">`),
);

test('A static input cannot be changed, unless told otherwise', () =>
  expectBulmaHtml(
    <>
      <Input static type="email" defaultValue="me@example.com" />
      <Input static readOnly={undefined} />
      <Input static readOnly={false} />
    </>,
    `<input class="input is-static" type="email" value="me@example.com" readonly>
    <input class="input is-static" readonly>
    <input class="input is-static">`,
  ));

test('The width in characters is an attribute', () =>
  expectBulmaHtml(<Input htmlSize={4} inline />, '<input class="input is-inline" size="4">'));
