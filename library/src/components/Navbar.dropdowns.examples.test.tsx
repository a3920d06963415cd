import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Navbar, type NavbarItemProps } from './Navbar.tsx';

const items = (
  <>
    <Navbar.Item>Sow</Navbar.Item>
    <Navbar.Item active>Weed</Navbar.Item>
    <Navbar.Divider />
    <Navbar.Item as="div">Since spring</Navbar.Item>
  </>
);

const linkHtml = '<a class="navbar-link">Work</a>';

const itemsHtml = `<a class="navbar-item">Sow</a>
<a class="navbar-item is-active">Weed</a>
<hr class="navbar-divider">
<div class="navbar-item">Since spring</div>`;

test.for<[NavbarItemProps, string]>([
  [{ dropdown: true }, 'has-dropdown'],
  [{ dropdown: true, hoverable: true }, 'has-dropdown is-hoverable'],
  [{ dropdown: true, defaultOpen: true }, 'has-dropdown is-active'],
  [{ dropdown: true, dropdownUp: true }, 'has-dropdown has-dropdown-up'],
  [
    { dropdown: true, dropdownUp: true, hoverable: true },
    'has-dropdown has-dropdown-up is-hoverable',
  ],
])('An item with %o has a dropdown', ([props, className]) =>
  expectBulmaHtml(
    <Navbar role="navigation" aria-label="dropdown navigation">
      <Navbar.Item {...props}>
        <Navbar.Link>Work</Navbar.Link>
        <Navbar.Dropdown>{items}</Navbar.Dropdown>
      </Navbar.Item>
    </Navbar>,
    `<nav class="navbar" role="navigation" aria-label="dropdown navigation">
      <div class="navbar-item ${className}">
        ${linkHtml}
        <div class="navbar-dropdown">${itemsHtml}</div>
      </div>
    </nav>`,
  ),
);

test('A dropdown is aligned to the right, or boxed', () =>
  expectBulmaHtml(
    <>
      <Navbar.Dropdown right />
      <Navbar.Dropdown boxed />
    </>,
    '<div class="navbar-dropdown is-right"></div><div class="navbar-dropdown is-boxed"></div>',
  ));

test('The link of a dropdown leads to a page, and has no arrow', () =>
  expectBulmaHtml(
    <Navbar.Item dropdown hoverable>
      <Navbar.Link href="#work" arrowless>
        Work
      </Navbar.Link>
      <Navbar.Dropdown />
    </Navbar.Item>,
    `<div class="navbar-item has-dropdown is-hoverable">
      <a class="navbar-link is-arrowless" href="#work">Work</a>
      <div class="navbar-dropdown"></div>
    </div>`,
  ));

test('A dropdown has a line between items', () =>
  expectBulmaHtml(<Navbar.Divider />, '<hr class="navbar-divider">'));

test('Of two open dropdowns, the one at the end is aligned to the right', () =>
  expectBulmaHtml(
    <Navbar role="navigation" aria-label="dropdown navigation">
      <Navbar.Menu>
        <Navbar.Start>
          <Navbar.Item dropdown defaultOpen>
            <Navbar.Link>Work</Navbar.Link>
            <Navbar.Dropdown>{items}</Navbar.Dropdown>
          </Navbar.Item>
        </Navbar.Start>
        <Navbar.End>
          <Navbar.Item dropdown defaultOpen>
            <Navbar.Link>Work</Navbar.Link>
            <Navbar.Dropdown right>{items}</Navbar.Dropdown>
          </Navbar.Item>
        </Navbar.End>
      </Navbar.Menu>
    </Navbar>,
    `<nav class="navbar" role="navigation" aria-label="dropdown navigation">
      <div class="navbar-menu">
        <div class="navbar-start">
          <div class="navbar-item has-dropdown is-active">
            ${linkHtml}
            <div class="navbar-dropdown">${itemsHtml}</div>
          </div>
        </div>
        <div class="navbar-end">
          <div class="navbar-item has-dropdown is-active">
            ${linkHtml}
            <div class="navbar-dropdown is-right">${itemsHtml}</div>
          </div>
        </div>
      </div>
    </nav>`,
  ));

test('In a transparent navbar, beside an image, a boxed dropdown is open', () =>
  expectBulmaHtml(
    <Navbar transparent role="navigation" aria-label="dropdown navigation">
      <Navbar.Item>
        <img src="data:," alt="Garden" width="112" height="28" />
      </Navbar.Item>
      <Navbar.Item dropdown defaultOpen>
        <Navbar.Link>Work</Navbar.Link>
        <Navbar.Dropdown boxed>{items}</Navbar.Dropdown>
      </Navbar.Item>
    </Navbar>,
    `<nav class="navbar is-transparent" role="navigation" aria-label="dropdown navigation">
      <a class="navbar-item"><img src="data:," alt="Garden" width="112" height="28"></a>
      <div class="navbar-item has-dropdown is-active">
        ${linkHtml}
        <div class="navbar-dropdown is-boxed">${itemsHtml}</div>
      </div>
    </nav>`,
  ));
