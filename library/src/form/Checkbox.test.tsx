import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Checkbox } from './Checkbox.tsx';

describeContract(Checkbox, {
  element: 'input',
  className: 'checkbox',
  root: '.checkbox',
  props: { children: 'Remember me' },
});

test('A checkbox stands in its label, before the text', async () => {
  await expectBulmaHtml(
    <Checkbox name="terms">
      I agree to the <a href="#terms">terms</a>
    </Checkbox>,
    `<label class="checkbox">
      <input type="checkbox" name="terms">
      I agree to the <a href="#terms">terms</a>
    </label>`,
  );
  expect(document.querySelector('.checkbox')).toHaveTextContent(' I agree to the terms', {
    normalizeWhitespace: false,
  });
});

test('A checkbox without text stands alone in its label', () =>
  expectBulmaHtml(
    <Checkbox aria-label="All rows" defaultChecked />,
    '<label class="checkbox"><input type="checkbox" aria-label="All rows" checked></label>',
  ));

test('A disabled checkbox has a grey label', () =>
  expectBulmaHtml(
    <Checkbox disabled>Save</Checkbox>,
    '<label class="checkbox" disabled><input type="checkbox" disabled> Save</label>',
  ));

test('A checkbox keeps its own state, which a press on its text changes', async () => {
  const screen = await render(<Checkbox>Remember me</Checkbox>);
  await userEvent.click(screen.getByText('Remember me'));
  await expect.element(screen.getByRole('checkbox', { name: 'Remember me' })).toBeChecked();
});

test('A checkbox has the state that it is given', async () => {
  function Counting() {
    const [presses, setPresses] = useState(0);
    return (
      <Checkbox checked={presses > 1} onChange={() => setPresses(presses + 1)}>
        Twice
      </Checkbox>
    );
  }
  const screen = await render(<Counting />);
  const checkbox = screen.getByRole('checkbox', { name: 'Twice' });
  await userEvent.click(checkbox);
  await expect.element(checkbox).not.toBeChecked();
  await userEvent.click(checkbox);
  await expect.element(checkbox).toBeChecked();
});

test('On Space, a checkbox changes', async () => {
  const screen = await render(<Checkbox defaultChecked>Remember me</Checkbox>);
  await userEvent.keyboard('{Tab} ');
  await expect.element(screen.getByRole('checkbox')).toHaveFocus();
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
});

test('An indeterminate checkbox is neither checked nor not, and stays so if its owner says so', async () => {
  const onChange = vi.fn();
  const box = (indeterminate: boolean, checked: boolean) => (
    <Checkbox indeterminate={indeterminate} checked={checked} onChange={onChange}>
      All
    </Checkbox>
  );
  const screen = await render(box(true, false));
  const input = screen.getByRole('checkbox');
  await expect.element(input).toBePartiallyChecked();
  await input.click();
  expect(onChange).toHaveBeenCalledOnce();
  await screen.rerender(box(true, true));
  await expect.element(input).toBePartiallyChecked();
  await screen.rerender(box(false, true));
  await expect.element(input).toBeChecked();
});
