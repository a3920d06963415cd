import type { SyntheticEvent } from 'react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { describeContract } from '../../tests/contract.tsx';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { expectHydration } from '../../tests/expectHydration.tsx';
import { movePointerAway } from '../../tests/movePointerAway.ts';
import {
  Navbar,
  NavbarBrand,
  NavbarBurger,
  NavbarContent,
  NavbarDivider,
  NavbarDropdown,
  NavbarEnd,
  NavbarItem,
  NavbarLink,
  NavbarMenu,
  NavbarStart,
  NavbarTabs,
  type NavbarItemProps,
  type NavbarProps,
} from './Navbar.tsx';

const children = 'Docs';

describeContract(Navbar, {
  element: 'nav',
  className: 'navbar',
  props: { 'aria-label': 'Main', children },
});
describeContract(NavbarBrand, { element: 'div', className: 'navbar-brand' });
describeContract(NavbarTabs, { element: 'div', className: 'navbar-tabs' });
describeContract(NavbarBurger, {
  element: 'a',
  className: 'navbar-burger',
});
describeContract(NavbarMenu, {
  element: 'div',
  className: 'navbar-menu',
});
describeContract(NavbarStart, { element: 'div', className: 'navbar-start' });
describeContract(NavbarEnd, { element: 'div', className: 'navbar-end' });
describeContract(NavbarContent, { element: 'div', className: 'navbar-content' });
describeContract(NavbarItem, {
  element: 'a',
  className: 'navbar-item',
  props: { href: '#docs', children },
});
describeContract(NavbarLink, {
  element: 'a',
  className: 'navbar-link',
  props: { children },
});
describeContract(NavbarDropdown, {
  element: 'div',
  className: 'navbar-dropdown',
  props: { children },
});
describeContract(NavbarDivider, { element: 'hr', className: 'navbar-divider' });

function Example(props: NavbarProps) {
  return (
    <>
      <Navbar aria-label="Main" {...props}>
        <Navbar.Brand>
          <Navbar.Item href="#home">Bulmatic</Navbar.Item>
          <Navbar.Burger />
        </Navbar.Brand>
        <Navbar.Menu data-testid="menu">
          <Navbar.Item href="#docs">Docs</Navbar.Item>
        </Navbar.Menu>
      </Navbar>
      <p>Page</p>
    </>
  );
}

function DropdownExample(props: NavbarItemProps) {
  return (
    <Navbar aria-label="Main">
      <Navbar.Menu>
        <Navbar.Item as="div" dropdown {...props}>
          <Navbar.Link>More</Navbar.Link>
          <Navbar.Dropdown data-testid="dropdown">
            <Navbar.Item href="#about">About</Navbar.Item>
            <Navbar.Item href="#jobs">Jobs</Navbar.Item>
            <Navbar.Divider />
            <Navbar.Item href="#report">Report</Navbar.Item>
            <Navbar.Item as="div">
              <input aria-label="Search" />
            </Navbar.Item>
          </Navbar.Dropdown>
        </Navbar.Item>
        <Navbar.Item href="#after">After</Navbar.Item>
      </Navbar.Menu>
    </Navbar>
  );
}

async function renderDropdown(props: NavbarItemProps = {}) {
  await page.viewport(1280, 800);
  if (props.hoverable) await movePointerAway();
  const screen = await render(<DropdownExample {...props} />);
  const link = screen.getByRole('button', { name: 'More' });
  const dropdown = screen.getByTestId('dropdown');
  const expectClosed = async () => {
    await expect.element(dropdown).not.toBeVisible();
    await expect.element(link).toHaveAttribute('aria-expanded', 'false');
  };
  const expectFocusOn = (name: string) =>
    expect.element(screen.getByRole('link', { name })).toHaveFocus();
  return { screen, link, dropdown, expectClosed, expectFocusOn };
}

beforeEach(() => page.viewport(414, 896));

test('A navbar has the markup that Bulma documents', async () => {
  await expectBulmaHtml(
    <Navbar role="navigation" aria-label="main navigation" color="primary">
      <Navbar.Brand>
        <Navbar.Item href="#home">Bulmatic</Navbar.Item>
        <Navbar.Burger data-target="menu" />
      </Navbar.Brand>
      <Navbar.Menu id="menu">
        <Navbar.Start>
          <Navbar.Item>Home</Navbar.Item>
          <Navbar.Item dropdown hoverable>
            <Navbar.Link>More</Navbar.Link>
            <Navbar.Dropdown right>
              <Navbar.Item selected>About</Navbar.Item>
              <Navbar.Divider />
            </Navbar.Dropdown>
          </Navbar.Item>
        </Navbar.Start>
        <Navbar.End>
          <Navbar.Item as="div">
            <div className="buttons" />
          </Navbar.Item>
        </Navbar.End>
      </Navbar.Menu>
    </Navbar>,
    `<nav class="navbar is-primary" role="navigation" aria-label="main navigation">
      <div class="navbar-brand">
        <a class="navbar-item" href="#home">Bulmatic</a>
        <a role="button" class="navbar-burger" aria-label="menu" aria-expanded="false" data-target="menu">
          <span aria-hidden="true"></span>
          <span aria-hidden="true"></span>
          <span aria-hidden="true"></span>
          <span aria-hidden="true"></span>
        </a>
      </div>
      <div id="menu" class="navbar-menu">
        <div class="navbar-start">
          <a class="navbar-item">Home</a>
          <div class="navbar-item has-dropdown is-hoverable">
            <a class="navbar-link">More</a>
            <div class="navbar-dropdown is-right">
              <a class="navbar-item is-selected">About</a>
              <hr class="navbar-divider">
            </div>
          </div>
        </div>
        <div class="navbar-end">
          <div class="navbar-item"><div class="buttons"></div></div>
        </div>
      </div>
    </nav>`,
  );
});

test.for([
  [{ transparent: true, shadow: true, spaced: true }, 'is-transparent has-shadow is-spaced'],
  [{ fixed: 'top' }, 'is-fixed-top'],
  [{ fixed: { touch: 'bottom' } }, 'is-fixed-bottom-touch'],
  [{ fixed: { desktop: 'top' } }, 'is-fixed-top-desktop'],
] as const)('With %o, a navbar has the classes %s', async ([props, className]) => {
  await expectBulmaHtml(<Navbar {...props} />, `<nav class="navbar ${className}"></nav>`);
});

test('Items, links and dropdowns can have all of their classes', async () => {
  await expectBulmaHtml(
    <>
      <NavbarItem tab expanded active />
      <NavbarItem dropdown dropdownUp defaultOpen>
        <NavbarLink arrowless active selected />
        <NavbarDropdown boxed />
      </NavbarItem>
      <NavbarMenu active />
      <NavbarBurger active />
    </>,
    `<a class="navbar-item is-tab is-expanded is-active"></a>
    <div class="navbar-item has-dropdown has-dropdown-up is-active">
      <a class="navbar-link is-arrowless is-active is-selected"></a>
      <div class="navbar-dropdown is-boxed"></div>
    </div>
    <div class="navbar-menu is-active"></div>
    <a role="button" class="navbar-burger is-active" aria-label="menu" aria-expanded="true">
      <span aria-hidden="true"></span><span aria-hidden="true"></span>
      <span aria-hidden="true"></span><span aria-hidden="true"></span>
    </a>`,
  );
});

test('The burger says whether the menu is open, and which it is', async () => {
  const screen = await render(<Example />);
  const burger = screen.getByRole('button', { name: 'menu' });
  await expect.element(burger).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByTestId('menu')).not.toBeVisible();
  await burger.click();
  await expect.element(burger).toHaveAttribute('aria-expanded', 'true');
  await expect.element(burger).toHaveClass('is-active');
  await expect.element(screen.getByTestId('menu')).toBeVisible();
  expect(burger.element().getAttribute('aria-controls')).toBe(
    screen.getByTestId('menu').element().id,
  );
  await burger.click();
  await expect.element(screen.getByTestId('menu')).not.toBeVisible();
});

test.for(['{Enter}', ' '])(
  'On the burger, "%s" opens and closes the menu (keyboard: burger)',
  async (key) => {
    const screen = await render(<Example />);
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(screen.getByRole('button', { name: 'menu' })).toHaveFocus();
    await userEvent.keyboard(key);
    await expect.element(screen.getByTestId('menu')).toBeVisible();
    await userEvent.keyboard(key);
    await expect.element(screen.getByTestId('menu')).not.toBeVisible();
  },
);

test('Escape closes the menu and returns to the burger (keyboard: burger-escape)', async () => {
  const screen = await render(<Example defaultOpen />);
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(screen.getByRole('link', { name: 'Docs' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByTestId('menu')).not.toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'menu' })).toHaveFocus();
});

test('As a button, the burger opens the menu once by keyboard (keyboard: burger)', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(
    <Navbar onOpenChange={onOpenChange}>
      <NavbarBurger as="button" />
    </Navbar>,
  );
  const burger = screen.getByRole('button');
  await expect.element(burger).toHaveAttribute('type', 'button');
  await userEvent.keyboard('{Tab}{Enter}');
  expect(onOpenChange.mock.calls).toEqual([[true, { reason: 'trigger' }]]);
});

test.for(['Enter', ' '])(
  'Holding down "%s" on the burger opens the menu, and does not close it again',
  async (key) => {
    const onOpenChange = vi.fn();
    await render(
      <Navbar onOpenChange={onOpenChange}>
        <NavbarBurger />
      </Navbar>,
    );
    await userEvent.keyboard(`{Tab}{${key}>4/}`);
    expect(onOpenChange.mock.calls).toEqual([[true, { reason: 'trigger' }]]);
  },
);

test('A controlled navbar is as open as its owner says', async () => {
  const onOpenChange = vi.fn();
  const screen = await render(<Example open={false} onOpenChange={onOpenChange} />);
  await screen.getByRole('button', { name: 'menu' }).click();
  expect(onOpenChange.mock.calls).toEqual([[true, { reason: 'trigger' }]]);
  await expect.element(screen.getByTestId('menu')).not.toBeVisible();
  await screen.rerender(<Example open />);
  await expect.element(screen.getByTestId('menu')).toBeVisible();
});

test.for([
  [{ fixed: 'top' }, ['has-navbar-fixed-top']],
  [
    { fixed: 'bottom', spaced: true },
    ['has-navbar-fixed-bottom', 'has-spaced-navbar-fixed-bottom'],
  ],
  [{ fixed: { touch: 'top' }, spaced: true }, ['has-navbar-fixed-top-touch']],
  [
    { fixed: { desktop: 'top' }, spaced: true },
    ['has-navbar-fixed-top-desktop', 'has-spaced-navbar-fixed-top'],
  ],
] as const)('The page keeps clear of a navbar with %o', async ([props, classNames]) => {
  const screen = await render(<Navbar {...props} />);
  expect([...document.documentElement.classList].filter((name) => /navbar/.test(name))).toEqual(
    classNames,
  );
  await screen.unmount();
  expect(document.documentElement.className).not.toMatch('navbar');
});

test('The link to the current page is marked as such', async () => {
  const screen = await render(
    <>
      <NavbarItem href="#docs" active>
        Docs
      </NavbarItem>
      <NavbarItem href="#blog">Blog</NavbarItem>
    </>,
  );
  await expect
    .element(screen.getByRole('link', { name: 'Docs' }))
    .toHaveAttribute('aria-current', 'page');
  await expect
    .element(screen.getByRole('link', { name: 'Blog' }))
    .not.toHaveAttribute('aria-current');
});

test('An item without a dropdown gets no attribute from what belongs to one', async () => {
  const screen = await render(
    <NavbarItem href="#docs" defaultOpen closeOnEscape closeOnOutsidePress onOpenChange={() => {}}>
      Docs
    </NavbarItem>,
  );
  const link = screen.getByRole('link', { name: 'Docs' }).element();
  expect(link.getAttributeNames().toSorted()).toEqual(['class', 'href']);
});

test('A link without href shows and hides the dropdown, and says so', async () => {
  const { link, dropdown, expectClosed } = await renderDropdown();
  await expectClosed();
  await link.click();
  await expect.element(dropdown).toBeVisible();
  await expect.element(link).toHaveAttribute('aria-expanded', 'true');
  await expect.element(link).toHaveAttribute('aria-controls', dropdown.element().id);
  await link.click();
  await expectClosed();
});

test.for(['{Enter}', ' '])(
  'On the link of a dropdown, "%s" opens and closes it (keyboard: toggle)',
  async (key) => {
    const { dropdown, expectClosed } = await renderDropdown();
    await userEvent.keyboard(`{Tab}${key}`);
    await expect.element(dropdown).toBeVisible();
    await userEvent.keyboard(key);
    await expectClosed();
  },
);

test('ArrowDown opens the dropdown, then moves to the next item, and from the last to the first (keyboard: down)', async () => {
  const { dropdown, expectFocusOn } = await renderDropdown();
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(dropdown).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await expectFocusOn('About');
  await userEvent.keyboard('{ArrowDown}');
  await expectFocusOn('Jobs');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expectFocusOn('About');
});

test('On the link of a dropdown, ArrowDown with Meta is left to the browser', async () => {
  const { link, expectClosed } = await renderDropdown();
  await userEvent.keyboard('{Tab}{Meta>}{ArrowDown}{/Meta}');
  await expect.element(link).toHaveFocus();
  await expectClosed();
});

test('In a dropdown, ArrowUp moves to the previous item, Home to the first and End to the last (keyboard: up edges)', async () => {
  const { expectFocusOn } = await renderDropdown({ defaultOpen: true });
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowUp}');
  await expectFocusOn('Report');
  await userEvent.keyboard('{ArrowUp}');
  await expectFocusOn('Jobs');
  await userEvent.keyboard('{Home}');
  await expectFocusOn('About');
  await userEvent.keyboard('{End}');
  await expectFocusOn('Report');
});

test.for([
  { className: 'is-hidden' },
  { className: 'is-invisible' },
  { as: 'button', disabled: true },
] as const)('In a dropdown, the arrow keys skip items with %o', async (props) => {
  await page.viewport(1280, 800);
  const screen = await render(
    <NavbarItem dropdown defaultOpen>
      <NavbarLink>More</NavbarLink>
      <NavbarDropdown>
        <NavbarItem {...props}>Zero</NavbarItem>
        <NavbarItem href="#one">One</NavbarItem>
        <NavbarItem {...props}>Two</NavbarItem>
        <NavbarItem href="#three">Three</NavbarItem>
      </NavbarDropdown>
    </NavbarItem>,
  );
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expect.element(screen.getByRole('link', { name: 'One' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('link', { name: 'Three' })).toHaveFocus();
});

test('An input in a dropdown keeps its keys (keyboard: input)', async () => {
  const { screen } = await renderDropdown({ defaultOpen: true });
  const field = screen.getByRole('textbox');
  await field.click();
  await userEvent.keyboard('{Home}{ArrowDown}');
  await expect.element(field).toHaveFocus();
});

test('Escape closes the dropdown and returns to its link (keyboard: escape)', async () => {
  const { link, expectClosed, expectFocusOn } = await renderDropdown();
  await userEvent.keyboard('{Tab}{ArrowDown}{ArrowDown}');
  await expectFocusOn('About');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  await expect.element(link).toHaveFocus();
});

test('Tab moves through the dropdown, and closes it on leaving (keyboard: tab)', async () => {
  const { expectClosed, expectFocusOn } = await renderDropdown({ defaultOpen: true });
  await userEvent.keyboard('{Tab}{Tab}');
  await expectFocusOn('About');
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
  await expectFocusOn('After');
  await expectClosed();
});

test('A press outside closes the dropdown, and so does one on an item', async () => {
  const { screen, link, expectClosed } = await renderDropdown();
  await link.click();
  await userEvent.click(document.body, { position: { x: 600, y: 600 } });
  await expectClosed();
  await link.click();
  await screen.getByRole('link', { name: 'Jobs' }).click();
  await expectClosed();
});

test('A hoverable dropdown is shown under the pointer, and its link says so', async () => {
  const { screen, link, dropdown, expectClosed } = await renderDropdown({ hoverable: true });
  await expectClosed();
  await link.hover();
  await expect.element(dropdown).toBeVisible();
  await expect.element(link).toHaveAttribute('aria-expanded', 'true');
  await screen.getByRole('link', { name: 'After' }).hover();
  await expectClosed();
});

test('A hoverable dropdown is visible while the focus is in it, and its link says so (keyboard: focus)', async () => {
  const { link, dropdown, expectClosed, expectFocusOn } = await renderDropdown({ hoverable: true });
  await userEvent.keyboard('{Tab}');
  await expect.element(dropdown).toBeVisible();
  await expect.element(link).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}');
  await expectFocusOn('About');
  await expect.element(link).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
  await expectFocusOn('After');
  await expectClosed();
});

test('Escape hides a hoverable dropdown until the pointer leaves and comes back (keyboard: escape-hover)', async () => {
  const { screen, link, dropdown, expectClosed } = await renderDropdown({ hoverable: true });
  await link.hover();
  await expect.element(dropdown).toBeVisible();
  // The styles show it before React has heard of the pointer.
  await expect.element(link).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Escape}');
  await expectClosed();
  expect(document.body).toHaveFocus();
  await screen.getByRole('link', { name: 'After' }).hover();
  await link.hover();
  await expect.element(dropdown).toBeVisible();
});

test('Escape hides a hoverable dropdown that has the focus, and returns to its link (keyboard: escape-hover)', async () => {
  const { link, expectClosed, expectFocusOn } = await renderDropdown({ hoverable: true });
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expectFocusOn('About');
  await userEvent.keyboard('{Escape}');
  await expect.element(link).toHaveFocus();
  await expectClosed();
});

test('Enter keeps a dropdown open that the focus has opened, and Enter again closes it (keyboard: keep)', async () => {
  const { link, dropdown, expectClosed } = await renderDropdown({ hoverable: true });
  await userEvent.keyboard('{Tab}{Enter}');
  await expect.element(dropdown).toBeVisible();
  await expect.element(link).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{Enter}');
  await expectClosed();
});

test('A press keeps a hoverable dropdown open, and another one hides it', async () => {
  const { screen, link, dropdown, expectClosed } = await renderDropdown({ hoverable: true });
  await link.click();
  await screen.getByRole('link', { name: 'After' }).hover();
  await expect.element(dropdown).toBeVisible();
  await link.click();
  await expectClosed();
});

test('Choosing an item gives the focus back to the link', async () => {
  const { screen, link, expectClosed } = await renderDropdown();
  await link.click();
  await screen.getByRole('link', { name: 'Jobs' }).click();
  await expectClosed();
  await expect.element(link).toHaveFocus();
});

test('A controlled dropdown is as open as its owner says', async () => {
  const onOpenChange = vi.fn();
  const { screen, link, dropdown, expectClosed } = await renderDropdown({
    open: false,
    onOpenChange,
  });
  await link.click();
  expect(onOpenChange.mock.calls).toEqual([[true, { reason: 'trigger' }]]);
  await expectClosed();
  await screen.rerender(<DropdownExample open />);
  await expect.element(dropdown).toBeVisible();
});

test('With href, the link of a dropdown leads to its page', async () => {
  const screen = await render(
    <NavbarItem dropdown hoverable>
      <NavbarLink href="#more">More</NavbarLink>
      <NavbarDropdown />
    </NavbarItem>,
  );
  const link = screen.getByRole('link', { name: 'More' });
  await expect.element(link).not.toHaveAttribute('aria-expanded');
  await link.click();
  expect(location.hash).toBe('#more');
});

test('A navbar comes alive as the server rendered it', async () => {
  await expectHydration(
    <>
      <Example fixed="top" defaultOpen />
      <DropdownExample defaultOpen />
    </>,
  );
});

test('Escape closes a dropdown before it closes the menu around it (keyboard: layers)', async () => {
  const screen = await render(
    <Navbar defaultOpen>
      <NavbarBurger />
      <NavbarMenu data-testid="menu">
        <NavbarItem dropdown defaultOpen>
          <NavbarLink>More</NavbarLink>
          <NavbarDropdown />
        </NavbarItem>
      </NavbarMenu>
    </Navbar>,
  );
  const link = screen.getByRole('button', { name: 'More' });
  await link.click();
  await link.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(link).toHaveAttribute('aria-expanded', 'false');
  await expect.element(screen.getByTestId('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByTestId('menu')).not.toBeVisible();
});

test('Of two fixed navbars, the one that goes leaves the page clear of the other', async () => {
  const bars = (first: boolean) => (
    <>
      {first && <Navbar fixed="top" aria-label="First" />}
      <Navbar fixed="top" aria-label="Second" />
    </>
  );
  const screen = await render(bars(true));
  await screen.rerender(bars(false));
  expect(document.documentElement).toHaveClass('has-navbar-fixed-top');
  await screen.unmount();
  expect(document.documentElement).not.toHaveClass('has-navbar-fixed-top');
});

test.for([
  ['follows a link in it', 'item'],
  ['presses outside', 'outside'],
  ['presses Escape', 'escape'],
] as const)('The menu of small screens closes when the user %s', async ([, reason]) => {
  await page.viewport(390, 800);
  const onOpenChange = vi.fn();
  const screen = await render(
    <>
      <Navbar defaultOpen onOpenChange={onOpenChange}>
        <Navbar.Brand>
          <Navbar.Burger />
        </Navbar.Brand>
        <Navbar.Menu>
          <Navbar.Start>
            <Navbar.Item href="#docs" onClick={(event: SyntheticEvent) => event.preventDefault()}>
              Docs
            </Navbar.Item>
            <Navbar.Item as="div">Text</Navbar.Item>
          </Navbar.Start>
        </Navbar.Menu>
      </Navbar>
      <p>Page</p>
    </>,
  );
  const burger = screen.getByRole('button', { name: 'menu' });
  await screen.getByText('Text').click();
  await expect.element(burger).toHaveAttribute('aria-expanded', 'true');
  if (reason === 'item') await screen.getByRole('link', { name: 'Docs' }).click();
  if (reason === 'outside') await screen.getByText('Page').click();
  if (reason === 'escape') await userEvent.keyboard('{Escape}');
  await expect.element(burger).toHaveAttribute('aria-expanded', 'false');
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false, { reason });
});

test('A router’s link in a dropdown, which prevents the default, closes the dropdown', async () => {
  await page.viewport(1280, 800);
  const screen = await render(
    <Navbar>
      <Navbar.Item dropdown defaultOpen>
        <Navbar.Link>More</Navbar.Link>
        <Navbar.Dropdown>
          <Navbar.Item href="#about" onClick={(event: SyntheticEvent) => event.preventDefault()}>
            About
          </Navbar.Item>
        </Navbar.Dropdown>
      </Navbar.Item>
    </Navbar>,
  );
  const item = screen.container.querySelector('.has-dropdown');
  expect(item).toHaveClass('is-active');
  await screen.getByText('About').click();
  await expect.poll(() => item?.className).not.toContain('is-active');
});

test.for([
  ['top', 'scrollPaddingTop'],
  ['bottom', 'scrollPaddingBottom'],
] as const)(
  'A bar that is fixed at the %s does not cover the targets of links',
  async ([fixed, name]) => {
    const { style } = document.documentElement;
    const screen = await render(<Navbar fixed={fixed} aria-label="Main" />);
    await expect.poll(() => style[name]).toBe('52px');
    await screen.rerender(<Navbar aria-label="Main" />);
    expect(style[name]).toBe('');
  },
);

test('A bar that is fixed leaves a scroll-padding of the page as it is', async () => {
  const sheet = document.head.appendChild(document.createElement('style'));
  onTestFinished(() => sheet.remove());
  sheet.textContent = 'html { scroll-padding-top: 99px }';
  await render(<Navbar fixed="top" aria-label="Main" />);
  expect(getComputedStyle(document.documentElement).scrollPaddingTop).toBe('99px');
});

test('An item of a bar with aria-disabled does nothing', async () => {
  const onClick = vi.fn();
  const screen = await render(
    <Navbar.Item href="#off" aria-disabled="true" onClick={onClick}>
      Off
    </Navbar.Item>,
  );
  await screen.getByRole('link').click({ force: true });
  expect(onClick).not.toHaveBeenCalled();
  expect(location.hash).not.toBe('#off');
});

test('Escape gives the focus back to the burger, also from what it shows outside of the bar', async () => {
  const screen = await render(
    <>
      <Navbar defaultOpen closeOnOutsidePress={false}>
        <NavbarBurger />
      </Navbar>
      <button>In the sidebar</button>
    </>,
  );
  (screen.getByText('In the sidebar').element() as HTMLElement).focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('button', { name: 'menu' })).toHaveFocus();
});
