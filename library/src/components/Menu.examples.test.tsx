import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Menu } from './Menu.tsx';

test('A menu has three labels, and items below the active one', () =>
  expectBulmaHtml(
    <Menu>
      <Menu.Label>Garden</Menu.Label>
      <Menu.List>
        <Menu.Item>Beds</Menu.Item>
        <Menu.Item>Paths</Menu.Item>
      </Menu.List>
      <Menu.Label>Work</Menu.Label>
      <Menu.List>
        <Menu.Item>Dig</Menu.Item>
        <Menu.Item
          active
          submenu={
            <>
              <Menu.Item>Peas</Menu.Item>
              <Menu.Item>Beans</Menu.Item>
            </>
          }
        >
          Sow
        </Menu.Item>
        <Menu.Item>Reap</Menu.Item>
      </Menu.List>
      <Menu.Label>Rest</Menu.Label>
      <Menu.List>
        <Menu.Item>Bench</Menu.Item>
      </Menu.List>
    </Menu>,
    `<aside class="menu">
      <p class="menu-label">Garden</p>
      <ul class="menu-list"><li><a>Beds</a></li><li><a>Paths</a></li></ul>
      <p class="menu-label">Work</p>
      <ul class="menu-list">
        <li><a>Dig</a></li>
        <li>
          <a class="is-active">Sow</a>
          <ul><li><a>Peas</a></li><li><a>Beans</a></li></ul>
        </li>
        <li><a>Reap</a></li>
      </ul>
      <p class="menu-label">Rest</p>
      <ul class="menu-list"><li><a>Bench</a></li></ul>
    </aside>`,
  ));

test.for(['small', 'medium', 'large'] as const)('A menu is %s', (size) =>
  expectBulmaHtml(
    <Menu size={size}>
      <Menu.List>
        <Menu.Item>Beds</Menu.Item>
      </Menu.List>
    </Menu>,
    `<aside class="menu is-${size}"><ul class="menu-list"><li><a>Beds</a></li></ul></aside>`,
  ),
);
