import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Input, type InputProps } from './Input.tsx';

describeContract(Input, {
  element: 'input',
  className: 'input',
  props: { 'aria-label': 'Name' },
});

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
      <Input static readOnly={false} />
    </>,
    `<input class="input is-static" type="email" value="me@example.com" readonly>
    <input class="input is-static">`,
  ));

test('The width in characters is an attribute', () =>
  expectBulmaHtml(<Input htmlSize={4} inline />, '<input class="input is-inline" size="4">'));

test('An input keeps its own value', async () => {
  const screen = await render(<Input aria-label="Name" defaultValue="Ada" />);
  await userEvent.fill(screen.getByRole('textbox'), 'Ada Lovelace');
  await expect.element(screen.getByRole('textbox')).toHaveValue('Ada Lovelace');
});

test('An input has the value that it is given', async () => {
  function Shouting() {
    const [value, setValue] = useState('');
    return (
      <Input
        aria-label="Name"
        value={value}
        onChange={(event) => setValue(event.target.value.toUpperCase())}
      />
    );
  }
  const screen = await render(<Shouting />);
  await userEvent.type(screen.getByRole('textbox'), 'Ada');
  await expect.element(screen.getByRole('textbox')).toHaveValue('ADA');
});
