import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Field } from './Field.tsx';
import { Radio } from './Radio.tsx';
import { Radios, type RadiosProps } from './Radios.tsx';

const buttons = (
  <>
    <Radio value="yes">Yes</Radio>
    <Radio value="no">No</Radio>
    <Radio value="maybe">Maybe</Radio>
  </>
);

const Answer = (props: RadiosProps) => (
  <Radios aria-label="Answer" {...props}>
    {buttons}
  </Radios>
);

describeContract(Radios, {
  element: 'div',
  className: 'radios',
  props: { 'aria-label': 'Answer', children: buttons },
});
describeContract(Radios, {
  element: 'fieldset',
  className: 'radios',
  props: { legend: 'Answer', children: buttons },
});

test('Radio buttons stand in a row and share a name', () =>
  expectBulmaHtml(
    <Radios name="answer">
      <Radio>Yes</Radio>
      <Radio disabled>No</Radio>
    </Radios>,
    `<div class="radios" role="radiogroup">
      <label class="radio"><input type="radio" name="answer"> Yes</label>
      <label class="radio" disabled><input type="radio" name="answer" disabled> No</label>
    </div>`,
  ));

test('A legend makes a fieldset of the group, and its name', async () => {
  const screen = await render(<Answer aria-label={undefined} legend="Your answer" />);
  const group = screen.getByRole('radiogroup', { name: 'Your answer' });
  expect(group.element().localName).toBe('fieldset');
  await expect.element(screen.getByText('Your answer')).toHaveClass('label');
});

test('Without a legend, the group is named by the label of its field and described by its help texts', async () => {
  const screen = await render(
    <Field>
      <Field.Label>Answer</Field.Label>
      <Answer aria-label={undefined} />
      <Field.Help error>Choose one</Field.Help>
    </Field>,
  );
  const group = screen.getByRole('radiogroup', { name: 'Answer' });
  await expect.element(group).toHaveAccessibleDescription('Choose one');
  await expect.element(group).toHaveAttribute('aria-invalid', 'true');
  const yes = screen.getByRole('radio', { name: 'Yes' });
  await expect.element(yes).not.toHaveAttribute('aria-describedby');
});

test('A group keeps its own state and tells the value', async () => {
  const told: string[] = [];
  const screen = await render(
    <Answer defaultValue="no" onValueChange={(value) => told.push(value)} />,
  );
  await expect.element(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Yes' }));
  await expect.element(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'No' })).not.toBeChecked();
  expect(told).toEqual(['yes']);
});

test('Two groups without a name do not disturb each other', async () => {
  const screen = await render(
    <>
      <Answer defaultValue="no" />
      <Answer aria-label="Second answer" />
    </>,
  );
  await userEvent.click(
    screen.getByRole('radiogroup', { name: 'Second' }).getByRole('radio', { name: 'Yes' }),
  );
  await expect.element(screen.getByRole('radio', { name: 'No' }).first()).toBeChecked();
});

test('A group has the value that it is given, or none', async () => {
  function Ask() {
    const [value, setValue] = useState<string | null>(null);
    return (
      <Answer value={value} onValueChange={(next) => setValue(next === 'no' ? value : next)} />
    );
  }
  const screen = await render(<Ask />);
  await userEvent.click(screen.getByRole('radio', { name: 'No' }));
  await expect.element(screen.getByRole('radio', { name: 'No' })).not.toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Maybe' }));
  await expect.element(screen.getByRole('radio', { name: 'Maybe' })).toBeChecked();
});

test('Tab enters and leaves the group, and the arrow keys select (keyboard: tab next previous)', async () => {
  const screen = await render(
    <>
      <Answer defaultValue="yes" />
      <button>After</button>
    </>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('radio', { name: 'Yes' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: 'Maybe' })).toBeChecked();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(screen.getByRole('radio', { name: 'No' })).toBeChecked();
  await userEvent.keyboard('{Tab}');
  await expect.element(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});

test('A disabled group has no radio button that can be used', async () => {
  const screen = await render(<Answer disabled />);
  expect(screen.getByRole('radio', { disabled: true }).all()).toHaveLength(3);
});

test.for<[string, RadiosProps, string[]]>([
  ['no default', {}, []],
  ['a default of undefined', { defaultValue: undefined }, []],
  ['the value null', { value: null }, []],
  ["the value ''", { value: '' }, ['']],
  ["the default ''", { defaultValue: '' }, ['']],
  ["the value 'null'", { value: 'null' }, ['null']],
])('With %s, exactly the radio button of that value is checked', async ([, props, expected]) => {
  const screen = await render(
    <Radios aria-label="Choice" {...props}>
      {['undefined', 'null', ''].map((value) => (
        <Radio key={value} value={value} readOnly>
          Value {value}
        </Radio>
      ))}
    </Radios>,
  );
  const inputs = screen.getByRole('radio').elements() as HTMLInputElement[];
  expect(inputs.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(expected);
});

test('A group tells the event with the value, and keeps the handlers of its element', async () => {
  const calls: unknown[] = [];
  const screen = await render(
    <Radios
      legend="Size"
      onChange={({ type }) => calls.push(type)}
      onValueChange={(value, { event }) => calls.push(value, event.type)}
    >
      <Radio value={0}>None</Radio>
      <Radio value={1}>One</Radio>
    </Radios>,
  );
  await screen.getByRole('radio', { name: 'None' }).click();
  expect(calls).toEqual(['change', 0, 'change']);
});

test('A checkbox among radio buttons is none of them, and is only disabled with them', async () => {
  const group = (disabled: boolean) => (
    <Radios aria-label="Shipping" name="shipping" value="home" required disabled={disabled}>
      <Radio value="home">Home</Radio>
      <Checkbox value="express">Express</Checkbox>
    </Radios>
  );
  const screen = await render(group(false));
  const checkbox = screen.getByRole('checkbox');
  await expect.element(checkbox).not.toBeRequired();
  await expect.element(checkbox).not.toHaveAttribute('name');
  await checkbox.click();
  await expect.element(checkbox).toBeChecked();
  await screen.rerender(group(true));
  await expect.element(checkbox).toBeDisabled();
});
