import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Button } from '../elements/Button.tsx';
import { Buttons } from '../elements/Buttons.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Control } from '../form/Control.tsx';
import { Field } from '../form/Field.tsx';
import { Navbar, type NavbarProps } from './Navbar.tsx';

const burgerHtml = (attributes: string) =>
  `<a class="navbar-burger" role="button" aria-label="menu" ${attributes}>
    <span aria-hidden="true"></span>
    <span aria-hidden="true"></span>
    <span aria-hidden="true"></span>
    <span aria-hidden="true"></span>
  </a>`;

test('A burger has four lines', () =>
  expectBulmaHtml(<Navbar.Burger />, burgerHtml('aria-expanded="false"')));

test('A navbar has a brand, a menu, a dropdown and buttons', () =>
  expectBulmaHtml(
    <Navbar role="navigation" aria-label="main navigation">
      <Navbar.Brand>
        <Navbar.Item href="#home">
          <img src="data:," width="112" height="28" alt="Garden" />
        </Navbar.Item>
        <Navbar.Burger data-target="garden" />
      </Navbar.Brand>
      <Navbar.Menu id="garden">
        <Navbar.Start>
          <Navbar.Item>Beds</Navbar.Item>
          <Navbar.Item dropdown hoverable>
            <Navbar.Link>Work</Navbar.Link>
            <Navbar.Dropdown>
              <Navbar.Item>Sow</Navbar.Item>
              <Navbar.Item selected>Weed</Navbar.Item>
              <Navbar.Divider />
              <Navbar.Item>Rest</Navbar.Item>
            </Navbar.Dropdown>
          </Navbar.Item>
        </Navbar.Start>
        <Navbar.End>
          <Navbar.Item as="div">
            <Buttons>
              <Button as="a" color="primary">
                <strong>Join</strong>
              </Button>
              <Button as="a" color="light">
                Enter
              </Button>
            </Buttons>
          </Navbar.Item>
        </Navbar.End>
      </Navbar.Menu>
    </Navbar>,
    `<nav class="navbar" role="navigation" aria-label="main navigation">
      <div class="navbar-brand">
        <a class="navbar-item" href="#home"><img src="data:," width="112" height="28" alt="Garden"></a>
        ${burgerHtml('aria-expanded="false" data-target="garden"')}
      </div>
      <div id="garden" class="navbar-menu">
        <div class="navbar-start">
          <a class="navbar-item">Beds</a>
          <div class="navbar-item has-dropdown is-hoverable">
            <a class="navbar-link">Work</a>
            <div class="navbar-dropdown">
              <a class="navbar-item">Sow</a>
              <a class="navbar-item is-selected">Weed</a>
              <hr class="navbar-divider">
              <a class="navbar-item">Rest</a>
            </div>
          </div>
        </div>
        <div class="navbar-end">
          <div class="navbar-item">
            <div class="buttons">
              <a class="button is-primary"><strong>Join</strong></a>
              <a class="button is-light">Enter</a>
            </div>
          </div>
        </div>
      </div>
    </nav>`,
  ));

test('A navbar has an empty brand and an empty menu', () =>
  expectBulmaHtml(
    <Navbar role="navigation" aria-label="main navigation">
      <Navbar.Brand />
      <Navbar.Menu />
    </Navbar>,
    `<nav class="navbar" role="navigation" aria-label="main navigation">
      <div class="navbar-brand"></div>
      <div class="navbar-menu"></div>
    </nav>`,
  ));

test('A menu is hidden or shown on mobile', () =>
  expectBulmaHtml(
    <>
      <Navbar.Menu />
      <Navbar.Menu active />
    </>,
    '<div class="navbar-menu"></div><div class="navbar-menu is-active"></div>',
  ));

test('An open navbar has a cross and shows its menu', () =>
  expectBulmaHtml(
    <Navbar defaultOpen>
      <Navbar.Burger />
      <Navbar.Menu id="garden" />
    </Navbar>,
    `<nav class="navbar">
      ${burgerHtml('aria-expanded="true"').replace('navbar-burger', 'navbar-burger is-active')}
      <div id="garden" class="navbar-menu is-active"></div>
    </nav>`,
  ));

test('A menu has a start and an end', () =>
  expectBulmaHtml(
    <Navbar.Menu>
      <Navbar.Start />
      <Navbar.End />
    </Navbar.Menu>,
    `<div class="navbar-menu">
      <div class="navbar-start"></div>
      <div class="navbar-end"></div>
    </div>`,
  ));

test('An item holds buttons with icons', () =>
  expectBulmaHtml(
    <Navbar.Item as="div">
      <Field grouped>
        <Control as="p">
          <Button as="a" color="primary">
            <Icon>
              <i className="fas fa-leaf" aria-hidden="true" />
            </Icon>
            <span>Sow</span>
          </Button>
        </Control>
      </Field>
    </Navbar.Item>,
    `<div class="navbar-item">
      <div class="field is-grouped">
        <p class="control">
          <a class="button is-primary">
            <span class="icon"><i class="fas fa-leaf" aria-hidden="true"></i></span>
            <span>Sow</span>
          </a>
        </p>
      </div>
    </div>`,
  ));

test('Items are tabs, active, selected, or wide', () =>
  expectBulmaHtml(
    <>
      <Navbar.Item tab>Beds</Navbar.Item>
      <Navbar.Item tab active>
        Paths
      </Navbar.Item>
      <Navbar.Item selected>Ponds</Navbar.Item>
      <Navbar.Item expanded>Sheds</Navbar.Item>
    </>,
    `<a class="navbar-item is-tab">Beds</a>
    <a class="navbar-item is-tab is-active">Paths</a>
    <a class="navbar-item is-selected">Ponds</a>
    <a class="navbar-item is-expanded">Sheds</a>`,
  ));

test.for<[NavbarProps, string]>([
  ...(
    ['link', 'primary', 'info', 'success', 'warning', 'danger', 'black', 'dark', 'white'] as const
  ).map((color): [NavbarProps, string] => [{ color }, `is-${color}`]),
  [{ transparent: true }, 'is-transparent'],
  [{ shadow: true }, 'has-shadow'],
  [{ spaced: true }, 'is-spaced'],
  [{ fixed: 'top' }, 'is-fixed-top'],
  [{ fixed: 'bottom' }, 'is-fixed-bottom'],
])('A navbar with %o is empty', ([props, className]) =>
  expectBulmaHtml(<Navbar {...props} />, `<nav class="navbar ${className}"></nav>`),
);
