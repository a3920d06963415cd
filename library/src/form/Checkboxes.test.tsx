import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Checkbox } from './Checkbox.tsx';
import { Checkboxes, type CheckboxesProps } from './Checkboxes.tsx';
import { Field } from './Field.tsx';

const boxes = (
  <>
    <Checkbox value="tea">Tea</Checkbox>
    <Checkbox value="milk">Milk</Checkbox>
    <Checkbox value="sugar">Sugar</Checkbox>
  </>
);

const Drinks = (props: CheckboxesProps) => (
  <Checkboxes aria-label="Drinks" {...props}>
    {boxes}
  </Checkboxes>
);

describeContract(Checkboxes, {
  element: 'div',
  className: 'checkboxes',
  props: { 'aria-label': 'Drinks', children: boxes },
});
describeContract(Checkboxes, {
  element: 'fieldset',
  className: 'checkboxes',
  props: { legend: 'Drinks', defaultValue: ['tea'], children: boxes },
});

test('Checkboxes stand in a row and share a name', () =>
  expectBulmaHtml(
    <Checkboxes name="drink">
      <Checkbox>Tea</Checkbox>
      <Checkbox name="other" disabled>
        Milk
      </Checkbox>
    </Checkboxes>,
    `<div class="checkboxes" role="group">
      <label class="checkbox"><input type="checkbox" name="drink"> Tea</label>
      <label class="checkbox" disabled><input type="checkbox" name="other" disabled> Milk</label>
    </div>`,
  ));

test('A legend makes a fieldset of the group, and its name', async () => {
  await expectBulmaHtml(
    <Checkboxes legend="Drinks">
      <Checkbox>Tea</Checkbox>
    </Checkboxes>,
    `<fieldset class="checkboxes">
      <legend class="label">Drinks</legend>
      <label class="checkbox"><input type="checkbox"> Tea</label>
    </fieldset>`,
  );
});

test('Without a legend, the group is named by the label of its field and described by its help texts', async () => {
  const screen = await render(
    <Field>
      <Field.Label>Drinks</Field.Label>
      <Drinks aria-label={undefined} />
      <Field.Help error>Choose one</Field.Help>
    </Field>,
  );
  const group = screen.getByRole('group', { name: 'Drinks' });
  await expect.element(group).toHaveAccessibleDescription('Choose one');
  await expect.element(group).not.toHaveAttribute('aria-invalid');
  const tea = screen.getByRole('checkbox', { name: 'Tea' });
  await expect.element(tea).not.toHaveAttribute('aria-describedby');
});

test('A group keeps its own state and tells all values in the order of the page', async () => {
  const told: string[][] = [];
  const screen = await render(
    <Drinks defaultValue={['sugar']} onValueChange={(value) => told.push(value)} />,
  );
  await expect.element(screen.getByRole('checkbox', { name: 'Sugar' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tea' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sugar' }));
  expect(told).toEqual([['tea', 'sugar'], ['tea']]);
  await expect.element(screen.getByRole('checkbox', { name: 'Tea' })).toBeChecked();
});

test('A group that keeps its own state is reset with its form', async () => {
  const screen = await render(
    <form>
      <Drinks defaultValue={['milk']} />
      <button type="reset">Reset</button>
    </form>,
  );
  await userEvent.click(screen.getByRole('checkbox', { name: 'Milk' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
  await expect.element(screen.getByRole('checkbox', { name: 'Milk' })).toBeChecked();
});

test('A group has the values that it is given', async () => {
  function AtMostOne() {
    const [value, setValue] = useState<string[]>([]);
    return <Drinks value={value} onValueChange={(next) => setValue(next.slice(0, 1))} />;
  }
  const screen = await render(<AtMostOne />);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Tea' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Milk' }));
  await expect.element(screen.getByRole('checkbox', { name: 'Tea' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Milk' })).not.toBeChecked();
});

test('A disabled group has no checkbox that can be used', async () => {
  const screen = await render(<Drinks disabled />);
  for (const checkbox of screen.getByRole('checkbox').all()) {
    await expect.element(checkbox).toBeDisabled();
  }
  expect(screen.getByRole('checkbox').all()).toHaveLength(3);
});

test('What else changes in the group is not a change of the group', async () => {
  const told: string[][] = [];
  const screen = await render(
    <Checkboxes aria-label="Drinks" onValueChange={(value) => told.push(value)}>
      <Checkbox value="other">Other</Checkbox>
      <input aria-label="Which" />
    </Checkboxes>,
  );
  await userEvent.fill(screen.getByLabelText('Which'), 'Water');
  expect(told).toEqual([]);
});

test('Of two groups inside each other, each tells only the values of its own checkboxes', async () => {
  const outer = vi.fn<(value: string[]) => void>();
  const inner = vi.fn<(value: string[]) => void>();
  const screen = await render(
    <Checkboxes aria-label="Food" onValueChange={(value) => outer(value)}>
      <Checkbox value="fruit">Fruit</Checkbox>
      <Checkboxes aria-label="Fruit" onValueChange={(value) => inner(value)}>
        <Checkbox value="apple">Apple</Checkbox>
      </Checkboxes>
      <div className="checkboxes">
        <Checkbox value="bread">Bread</Checkbox>
      </div>
    </Checkboxes>,
  );
  await screen.getByRole('checkbox', { name: 'Apple' }).click();
  expect(inner).toHaveBeenCalledExactlyOnceWith(['apple']);
  expect(outer).not.toHaveBeenCalled();
  await screen.getByRole('checkbox', { name: 'Bread' }).click();
  expect(outer).toHaveBeenCalledExactlyOnceWith(['bread']);
});
