import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Control } from './Control.tsx';
import { Input } from './Input.tsx';
import { Select } from './Select.tsx';

describeContract(Control, {
  element: 'div',
  className: 'control',
  props: { children: <Input aria-label="Name" /> },
});

test('A control holds an input, and icons after it', () =>
  expectBulmaHtml(
    <Control iconsLeft iconsRight>
      <Input type="email" placeholder="Address" size="medium" />
      <Icon size="small" left>
        <i className="fas fa-envelope" />
      </Icon>
      <Icon size="medium" right>
        <i className="fas fa-check" />
      </Icon>
    </Control>,
    `<div class="control has-icons-left has-icons-right">
      <input class="input is-medium" type="email" placeholder="Address">
      <span class="icon is-small is-left"><i class="fas fa-envelope"></i></span>
      <span class="icon is-medium is-right"><i class="fas fa-check"></i></span>
    </div>`,
  ));

test('A control may be a paragraph, with a select in it', () =>
  expectBulmaHtml(
    <Control as="p" iconsLeft>
      <Select as="span" size="large" />
      <Icon left />
    </Control>,
    `<p class="control has-icons-left">
      <span class="select is-large"><select></select></span>
      <span class="icon is-left"></span>
    </p>`,
  ));

test('A control grows in a group', () =>
  expectBulmaHtml(
    <Control expanded>
      <Select fullwidth name="country" />
    </Control>,
    `<div class="control is-expanded">
      <div class="select is-fullwidth"><select name="country"></select></div>
    </div>`,
  ));

test.for(['small', 'normal', 'medium', 'large'] as const)(
  'A %s control that is loading has a spinner of its size, and says that it is busy',
  async (size) => {
    const screen = await render(
      <Control loading size={size} data-testid="control">
        <Input aria-label="Name" size={size} />
      </Control>,
    );
    const control = screen.getByTestId('control');
    await expect.element(control).toHaveClass('control', 'is-loading', `is-${size}`);
    await expect.element(control).toHaveAttribute('aria-busy', 'true');
  },
);
