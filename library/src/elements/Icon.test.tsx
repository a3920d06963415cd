import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

describeContract(Icon, {
  element: 'span',
  className: 'icon',
  props: { label: 'Home', children: <i className="fas fa-home" /> },
});

test('An icon is decoration that screen readers pass over', async () => {
  const { container } = await render(
    <Icon>
      <i className="fas fa-home" />
    </Icon>,
  );
  expect(container.innerHTML).toBe(
    '<span aria-hidden="true" class="icon"><i class="fas fa-home"></i></span>',
  );
});

test('An icon with a label is an image of that name', async () => {
  const screen = await render(
    <>
      <Icon label="Sent" />
      <Icon aria-label="Read" />
    </>,
  );
  expect(screen.container.innerHTML).toBe(
    '<span role="img" aria-label="Sent" class="icon"></span>' +
      '<span role="img" aria-label="Read" class="icon"></span>',
  );
  await expect.element(screen.getByRole('img', { name: 'Sent' })).toBeVisible();
});

test('An icon has sizes, sides in a form control, and the colors of text', async () => {
  const { container } = await render(
    <>
      <Icon size="small" left />
      <Icon size="medium" right />
      <Icon size="large" />
      <Icon textColor="info" />
    </>,
  );
  expect([...container.children].map(({ className }) => className)).toEqual([
    'icon is-small is-left',
    'icon is-medium is-right',
    'icon is-large',
    'icon has-text-info',
  ]);
});

test('An icon can be another element', async () => {
  const { container } = await render(<Icon as="div" size="small" left />);
  expect(container.innerHTML).toBe('<div aria-hidden="true" class="icon is-small is-left"></div>');
});

test('Stacked icons stand inside one icon', async () => {
  const { container } = await render(
    <Icon size="large">
      <span className="fa-stack">
        <i className="fas fa-camera" />
        <i className="fas fa-ban has-text-danger" />
      </span>
    </Icon>,
  );
  expect(container.innerHTML).toBe(
    '<span aria-hidden="true" class="icon is-large"><span class="fa-stack">' +
      '<i class="fas fa-camera"></i><i class="fas fa-ban has-text-danger"></i></span></span>',
  );
});

test('A button of nothing but an icon takes its name from the label of the icon', async () => {
  const screen = await render(
    <Button>
      <Icon label="Bold" />
    </Button>,
  );
  await expect.element(screen.getByRole('button', { name: 'Bold' })).toBeVisible();
});
