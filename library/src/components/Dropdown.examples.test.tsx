import { test } from 'vitest';
import { expectBulmaHtml } from '../../tests/expectBulmaHtml.tsx';
import { Icon } from '../elements/Icon.tsx';
import { Dropdown, type DropdownProps } from './Dropdown.tsx';

const trigger = (
  <Dropdown.Trigger>
    <Dropdown.Button>
      <span>Sort</span>
      <Icon size="small">
        <i className="fas fa-caret-down" aria-hidden="true" />
      </Icon>
    </Dropdown.Button>
  </Dropdown.Trigger>
);

const triggerHtml = `<div class="dropdown-trigger">
  <button class="button" aria-haspopup="true" aria-controls="orders">
    <span>Sort</span>
    <span class="icon is-small"><i class="fas fa-caret-down" aria-hidden="true"></i></span>
  </button>
</div>`;

test('A dropdown is open, with an item that is active', () =>
  expectBulmaHtml(
    <Dropdown defaultOpen>
      {trigger}
      <Dropdown.Menu id="orders">
        <Dropdown.Content>
          <Dropdown.Item href="#">By name</Dropdown.Item>
          <Dropdown.Item>By date</Dropdown.Item>
          <Dropdown.Item href="#" active>
            By size
          </Dropdown.Item>
          <Dropdown.Divider />
          <Dropdown.Item href="#">Not at all</Dropdown.Item>
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>,
    `<div class="dropdown is-active">
      ${triggerHtml}
      <div class="dropdown-menu" id="orders" role="menu">
        <div class="dropdown-content">
          <a href="#" class="dropdown-item">By name</a>
          <a class="dropdown-item">By date</a>
          <a href="#" class="dropdown-item is-active">By size</a>
          <hr class="dropdown-divider">
          <a href="#" class="dropdown-item">Not at all</a>
        </div>
      </div>
    </div>`,
  ));

test('A dropdown holds text, a link and a button between lines', () =>
  expectBulmaHtml(
    <Dropdown defaultOpen>
      {trigger}
      <Dropdown.Menu id="orders">
        <Dropdown.Content>
          <Dropdown.Item as="div">
            <p>
              Most sort by <strong>name</strong>.
            </p>
          </Dropdown.Item>
          <Dropdown.Divider />
          <Dropdown.Item as="button">By name</Dropdown.Item>
          <Dropdown.Divider />
          <Dropdown.Item href="#">By date</Dropdown.Item>
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>,
    `<div class="dropdown is-active">
      ${triggerHtml}
      <div class="dropdown-menu" id="orders" role="menu">
        <div class="dropdown-content">
          <div class="dropdown-item"><p>Most sort by <strong>name</strong>.</p></div>
          <hr class="dropdown-divider">
          <button class="dropdown-item">By name</button>
          <hr class="dropdown-divider">
          <a href="#" class="dropdown-item">By date</a>
        </div>
      </div>
    </div>`,
  ));

test('A dropdown waits for a press', () =>
  expectBulmaHtml(
    <Dropdown>
      {trigger}
      <Dropdown.Menu id="orders">
        <Dropdown.Content>
          <Dropdown.Item href="#">By name</Dropdown.Item>
          <Dropdown.Item href="#">By date</Dropdown.Item>
          <Dropdown.Divider />
          <Dropdown.Item href="#">Not at all</Dropdown.Item>
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>,
    `<div class="dropdown">
      ${triggerHtml}
      <div class="dropdown-menu" id="orders" role="menu">
        <div class="dropdown-content">
          <a href="#" class="dropdown-item">By name</a>
          <a href="#" class="dropdown-item">By date</a>
          <hr class="dropdown-divider">
          <a href="#" class="dropdown-item">Not at all</a>
        </div>
      </div>
    </div>`,
  ));

test.for<[DropdownProps, string]>([
  [{ hoverable: true }, 'is-hoverable'],
  [{ defaultOpen: true }, 'is-active'],
  [{ defaultOpen: true, right: true }, 'is-right is-active'],
  [{ up: true }, 'is-up'],
  [{ defaultOpen: true, up: true }, 'is-up is-active'],
])('A dropdown with %o holds any content', ([props, className]) =>
  expectBulmaHtml(
    <Dropdown {...props}>
      {trigger}
      <Dropdown.Menu id="orders">
        <Dropdown.Content>
          <Dropdown.Item as="div">
            <p>
              Most sort by <code>name</code>, <strong>not date</strong>.
            </p>
          </Dropdown.Item>
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>,
    `<div class="dropdown ${className}">
      ${triggerHtml}
      <div class="dropdown-menu" id="orders" role="menu">
        <div class="dropdown-content">
          <div class="dropdown-item">
            <p>Most sort by <code>name</code>, <strong>not date</strong>.</p>
          </div>
        </div>
      </div>
    </div>`,
  ),
);
