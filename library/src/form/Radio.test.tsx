import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Radio } from './Radio.tsx';

describeContract(Radio, {
  element: 'input',
  className: 'radio',
  root: '.radio',
  props: { children: 'Yes' },
});

test('Radio buttons stand in their labels, before the text', () =>
  expectBulmaHtml(
    <div className="control">
      <Radio name="answer" defaultChecked>
        Yes
      </Radio>
      <Radio name="answer" disabled>
        No
      </Radio>
    </div>,
    `<div class="control">
      <label class="radio"><input type="radio" name="answer" checked> Yes</label>
      <label class="radio" disabled><input type="radio" name="answer" disabled> No</label>
    </div>`,
  ));

test('Radio buttons of one name keep their own state', async () => {
  const screen = await render(
    <>
      <Radio name="answer">Yes</Radio>
      <Radio name="answer" defaultChecked>
        No
      </Radio>
    </>,
  );
  await userEvent.click(screen.getByText('Yes'));
  await expect.element(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: 'No' })).not.toBeChecked();
});

test('A radio button has the state that it is given', async () => {
  const chosen: string[] = [];
  const screen = await render(
    <Radio value="yes" checked={false} onChange={(event) => chosen.push(event.target.value)}>
      Yes
    </Radio>,
  );
  await userEvent.click(screen.getByRole('radio'));
  expect(chosen).toEqual(['yes']);
  await expect.element(screen.getByRole('radio')).not.toBeChecked();
});
