import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Menu, MenuItem, MenuLabel, MenuList } from './Menu.tsx';

describeContract(Menu, { element: 'aside', className: 'menu', props: { children: 'Guides' } });
describeContract(MenuLabel, {
  element: 'p',
  className: 'menu-label',
  props: { children: 'Guides' },
});
describeContract(MenuList, {
  element: 'ul',
  className: 'menu-list',
  props: { children: <MenuItem href="#start">Start</MenuItem> },
});
describeContract(MenuItem, {
  element: 'a',
  className: 'is-active',
  props: { href: '#start', active: true, children: 'Start' },
});

test('A menu has the markup that Bulma documents', async () => {
  await expectBulmaHtml(
    <Menu size="small">
      <Menu.Label>Guides</Menu.Label>
      <Menu.List>
        <Menu.Item>Start</Menu.Item>
        <Menu.Item
          active
          submenu={
            <>
              <Menu.Item href="#words">Words</Menu.Item>
              <Menu.Item href="#images">Images</Menu.Item>
            </>
          }
        >
          Write
        </Menu.Item>
      </Menu.List>
    </Menu>,
    `<aside class="menu is-small">
      <p class="menu-label">Guides</p>
      <ul class="menu-list">
        <li><a>Start</a></li>
        <li>
          <a class="is-active">Write</a>
          <ul>
            <li><a href="#words">Words</a></li>
            <li><a href="#images">Images</a></li>
          </ul>
        </li>
      </ul>
    </aside>`,
  );
});

test('An item can be a button, or any other element', async () => {
  await expectBulmaHtml(
    <Menu.List>
      <Menu.Item as="button">Print</Menu.Item>
      <Menu.Item as="span" selected>
        Words
      </Menu.Item>
    </Menu.List>,
    `<ul class="menu-list">
      <li><button type="button">Print</button></li>
      <li><span class="menu-item is-selected">Words</span></li>
    </ul>`,
  );
});

test.for([{ active: true }, { selected: true }])(
  'With %o, an item is marked as the current page',
  async (props) => {
    const screen = await render(
      <MenuItem href="#start" {...props}>
        Start
      </MenuItem>,
    );
    await expect.element(screen.getByRole('link')).toHaveAttribute('aria-current', 'page');
  },
);

test('Any other item is not', async () => {
  const screen = await render(<MenuItem href="#start">Start</MenuItem>);
  await expect.element(screen.getByRole('link')).not.toHaveAttribute('aria-current');
});

test('An item with aria-disabled renders in a server component, which can set no handlers', () => {
  const item: ReactElement = MenuItem({ 'aria-disabled': true, children: 'Off' });
  const text = JSON.stringify(item.props, (name, value: unknown) =>
    typeof value === 'function' && name !== 'type' ? 'a handler' : value,
  );
  expect(text).toContain('Off');
  expect(text).not.toContain('a handler');
});
