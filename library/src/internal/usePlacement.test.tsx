import type { CSSProperties, ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import 'bulma/css/bulma.css';
import { Dropdown, type DropdownProps } from '../components/Dropdown.tsx';
import { Modal } from '../components/Modal.tsx';
import { Navbar } from '../components/Navbar.tsx';

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

const items = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Dropdown.Item as="button" key={index}>
      Item {index}
    </Dropdown.Item>
  ));

const longMenu = (
  <Dropdown defaultOpen>
    <Dropdown.Trigger>
      <Dropdown.Button>Menu</Dropdown.Button>
    </Dropdown.Trigger>
    <Dropdown.Menu>
      <Dropdown.Content>{items(40)}</Dropdown.Content>
    </Dropdown.Menu>
  </Dropdown>
);

const longNavbarItem = (props: object) => (
  <Navbar.Item dropdown defaultOpen {...props}>
    <Navbar.Link>More</Navbar.Link>
    <Navbar.Dropdown>
      {Array.from({ length: 40 }, (_, index) => (
        <Navbar.Item as="button" key={index}>
          Item {index}
        </Navbar.Item>
      ))}
    </Navbar.Dropdown>
  </Navbar.Item>
);

const inNavbar = (item: ReactNode, props: object = {}) => (
  <Navbar aria-label="Main" {...props}>
    <Navbar.Menu>
      <Navbar.Start>{item}</Navbar.Start>
    </Navbar.Menu>
  </Navbar>
);

test.for<[string, ReactNode]>([
  ['a fixed navbar', inNavbar(<Navbar.Item as="div">{longMenu}</Navbar.Item>, { fixed: 'top' })],
  [
    'a modal',
    <Modal key="modal" defaultOpen aria-label="Photo">
      <Modal.Content>{longMenu}</Modal.Content>
    </Modal>,
  ],
  [
    'the page',
    <div key="page" style={{ marginTop: 300 }}>
      {longMenu}
    </div>,
  ],
  ['an item of a fixed navbar', inNavbar(longNavbarItem({}), { fixed: 'top' })],
  ['an item at the bottom', inNavbar(longNavbarItem({}), { fixed: 'bottom' })],
  ['an item that opens up at the top', inNavbar(longNavbarItem({ dropdownUp: true }))],
])(
  'In %s, a long menu stays in the window, and its last item can be scrolled to',
  async ([, app]) => {
    await page.viewport(1100, 700);
    const screen = await render(app);
    const first = screen.getByText('Item 0').element() as HTMLElement;
    const last = screen.getByText('Item 39').element() as HTMLElement;
    const menu = first.parentElement as HTMLElement;
    const { top, bottom } = menu.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(700);
    menu.scrollTop = 1e6;
    await expect.poll(() => last.getBoundingClientRect().bottom).toBeLessThanOrEqual(700);
    // A menu that is placed anew, because the page scrolls, stays where the user scrolled it.
    window.dispatchEvent(new Event('scroll'));
    expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(700);
    const { x, y } = last.getBoundingClientRect();
    expect(document.elementFromPoint(x + 5, y + 5)).toBe(last);
  },
);

test.for([
  ['come', (count: number) => items(count)],
  [
    'appear',
    (count: number) =>
      items(60).map((item, index) => (
        <div key={item.key} hidden={index >= count}>
          {item}
        </div>
      )),
  ],
] as const)('A menu stays in the window when more items %s while it is open', async ([, rows]) => {
  const menu = (count: number) => (
    <div style={{ position: 'fixed', top: 0 }}>
      <Dropdown defaultOpen>
        <Dropdown.Trigger>
          <Dropdown.Button>Menu</Dropdown.Button>
        </Dropdown.Trigger>
        <Dropdown.Menu>
          <Dropdown.Content>{rows(count)}</Dropdown.Content>
        </Dropdown.Menu>
      </Dropdown>
    </div>
  );
  const screen = await render(menu(1));
  const box = () => screen.getByRole('menu').element().getBoundingClientRect();
  const { height } = box();
  await screen.rerender(menu(60));
  await expect.poll(() => box().bottom).toBeCloseTo(innerHeight, 0);
  await screen.rerender(menu(1));
  await expect.poll(() => box().height).toBe(height);
});

test.for(
  ['ltr', 'rtl'].flatMap((dir) =>
    ['start', 'end'].flatMap((at) => [true, false].map((right) => ({ dir, at, right }))),
  ),
)('The dropdown of a navbar turns at both ends: %o', async ({ dir, at, right }) => {
  await page.viewport(1200, 600);
  document.documentElement.dir = dir;
  onTestFinished(() => document.documentElement.removeAttribute('dir'));
  const Place = at === 'start' ? Navbar.Start : Navbar.End;
  const screen = await render(
    <Navbar aria-label="Main">
      <Navbar.Menu>
        <Place>
          <Navbar.Item dropdown defaultOpen>
            <Navbar.Link>More</Navbar.Link>
            <Navbar.Dropdown right={right} data-testid="menu">
              <Navbar.Item href="#wide">
                An entry that is much wider than the label above it
              </Navbar.Item>
            </Navbar.Dropdown>
          </Navbar.Item>
        </Place>
      </Navbar.Menu>
    </Navbar>,
  );
  const box = screen.getByTestId('menu').element().getBoundingClientRect();
  expect(box.width).toBeGreaterThan(250);
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(1200);
});

test('A menu that fits on neither side is moved into the window', async () => {
  await page.viewport(390, 600);
  const screen = await render(
    <div style={{ textAlign: 'center' }}>
      <Dropdown defaultOpen>
        <Dropdown.Trigger>
          <Dropdown.Button>Menu</Dropdown.Button>
        </Dropdown.Trigger>
        <Dropdown.Menu>
          <Dropdown.Content style={{ width: '20rem' }} />
        </Dropdown.Menu>
      </Dropdown>
    </div>,
  );
  const box = screen.getByRole('menu').element().getBoundingClientRect();
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(390);
});

test('The wheel over a long menu scrolls the menu', async () => {
  await page.viewport(1100, 700);
  const screen = await render(longMenu);
  const item = screen.getByText('Item 5');
  await userEvent.hover(item);
  await userEvent.wheel(item, { delta: { y: 500 } });
  await expect.poll(() => item.element().parentElement?.scrollTop).toBeGreaterThan(0);
});
