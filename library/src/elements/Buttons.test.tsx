import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { Button } from './Button.tsx';
import { Buttons } from './Buttons.tsx';

describeContract(Buttons, {
  element: 'div',
  className: 'buttons',
  props: { children: <Button>Save</Button> },
});

test('Buttons stand in a list', async () => {
  const { container } = await render(
    <Buttons>
      <Button color="success">Save</Button>
      <Button color="danger">Cancel</Button>
    </Buttons>,
  );
  expect(container.innerHTML).toBe(
    '<div class="buttons"><button type="button" class="button is-success">Save</button>' +
      '<button type="button" class="button is-danger">Cancel</button></div>',
  );
});

test('One size holds for all buttons but those that have their own', async () => {
  const screen = await render(
    <>
      <Buttons size="small" />
      <Buttons size="medium">
        <Button>All</Button>
        <Button size="small">Mine</Button>
      </Buttons>
      <Buttons size="large" />
    </>,
  );
  expect([...screen.container.children].map(({ className }) => className)).toEqual([
    'buttons are-small',
    'buttons are-medium',
    'buttons are-large',
  ]);
  const fontSize = (name: string) =>
    getComputedStyle(screen.getByRole('button', { name }).element()).fontSize;
  expect(fontSize('All')).toBe('20px');
  expect(fontSize('Mine')).toBe('12px');
});

test('Attached buttons form a bar, in which one is selected and one grows', async () => {
  const { container } = await render(
    <Buttons addons role="group" aria-label="Answer">
      <Button color="success" selected>
        Yes
      </Button>
      <Button expanded>Maybe</Button>
    </Buttons>,
  );
  expect(container.innerHTML).toBe(
    '<div role="group" aria-label="Answer" class="buttons has-addons">' +
      '<button type="button" class="button is-success is-selected">Yes</button>' +
      '<button type="button" class="button is-expanded">Maybe</button></div>',
  );
});

test('Buttons stand in the middle or at the right, also when attached', async () => {
  const { container } = await render(
    <>
      <Buttons centered />
      <Buttons right />
      <Buttons addons centered />
      <Buttons addons right />
      <Buttons as="p" />
    </>,
  );
  expect(container.innerHTML).toBe(
    '<div class="buttons is-centered"></div><div class="buttons is-right"></div>' +
      '<div class="buttons has-addons is-centered"></div><div class="buttons has-addons is-right"></div>' +
      '<p class="buttons"></p>',
  );
});
