import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import 'bulma/css/bulma.css';
import { Dropdown, type DropdownProps } from '../components/Dropdown.tsx';

/** A dropdown with a menu of 12 by 10 rem, at a place of the window. */
async function renderAt(style: CSSProperties, props: DropdownProps = {}) {
  await page.viewport(800, 600);
  const screen = await render(
    <div style={{ position: 'fixed', ...style }}>
      <Dropdown defaultOpen data-testid="dropdown" {...props}>
        <Dropdown.Trigger>
          <Dropdown.Button>Sort</Dropdown.Button>
        </Dropdown.Trigger>
        <Dropdown.Menu>
          <Dropdown.Content style={{ height: '10rem' }} />
        </Dropdown.Menu>
      </Dropdown>
    </div>,
  );
  const menu = screen.getByRole('menu', { includeHidden: true }).element();
  return { dropdown: screen.getByTestId('dropdown'), box: () => menu.getBoundingClientRect() };
}

test.for<[CSSProperties, DropdownProps, string]>([
  [{ top: 0, left: 0 }, {}, 'dropdown is-active'],
  [{ top: 0, left: 0 }, { up: true, right: true }, 'dropdown is-active'],
  [{ bottom: 0, left: 0 }, {}, 'dropdown is-active is-up'],
  [{ bottom: 0, right: 0 }, {}, 'dropdown is-active is-right is-up'],
  [{ bottom: 0, right: 0 }, { up: true, right: true }, 'dropdown is-active is-right is-up'],
])('At %o, with %o, the menu is seen whole: %s', async ([style, props, className]) => {
  const { dropdown, box } = await renderAt(style, props);
  await expect.element(dropdown).toHaveClass(className, { exact: true });
  const { top, left, bottom, right } = box();
  expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(600);
  expect(right).toBeLessThanOrEqual(800);
});

test.for<[string, CSSProperties]>([
  ['a box that scrolls', {}],
  ['one that is transformed', { transform: 'translate(10px, 10px)' }],
])('In %s, the menu is not cut off, and it is where it belongs', async ([, style]) => {
  const { dropdown, box } = await renderAt({
    ...style,
    top: 50,
    left: 50,
    width: 100,
    height: 60,
    overflow: 'auto',
  });
  const button = dropdown.getByRole('button').element().getBoundingClientRect();
  expect(box().top).toBeCloseTo(button.bottom, 0);
  expect(box().left).toBeCloseTo(button.left, 0);
  expect(getComputedStyle(dropdown.getByRole('menu').element()).position).toBe('fixed');
});

test('Without room on either side, the menu opens where it was wanted', async () => {
  const { dropdown } = await renderAt({ top: 100, left: 0 }, { up: true });
  await page.viewport(800, 230);
  await expect.element(dropdown).toHaveClass('dropdown is-active is-up', { exact: true });
});

test('Out of sight, the menu opens where it was wanted, and turns when it comes into sight without room', async () => {
  const { dropdown } = await renderAt({ top: 700, left: 0 });
  await expect.element(dropdown).toHaveClass('dropdown is-active', { exact: true });
  await page.viewport(800, 750);
  await expect.element(dropdown).toHaveClass('dropdown is-active is-up', { exact: true });
});
