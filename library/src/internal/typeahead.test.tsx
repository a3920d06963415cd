import type { ComponentProps, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import 'bulma/css/bulma.css';
import { Dropdown } from '../components/Dropdown.tsx';
import { Block } from '../elements/Block.tsx';
import { Icon } from '../elements/Icon.tsx';
import { stopEventTime } from '../../tests/eventTime.ts';

interface Row {
  content: ReactNode;
  /** What the user types for it: the start of the name that screen readers tell. */
  typed: string;
  /** A letter of what is no part of that name. */
  wrong?: string;
  item?: Pick<ComponentProps<'button'>, 'id' | 'aria-label' | 'aria-labelledby' | 'aria-disabled'>;
}

/** Items of menus, by what is odd in them. */
const ITEMS: Record<string, Row> = {
  'an icon font that is hidden': {
    content: (
      <>
        <Icon>
          <span className="material-icons">person</span>
        </Icon>
        Account
      </>
    ),
    typed: 'a',
    wrong: 'p',
  },
  'a class that hides': {
    content: (
      <>
        <span className="is-hidden">zz </span>Billing
      </>
    ),
    typed: 'b',
    wrong: 'z',
  },
  'text that is invisible': {
    content: (
      <>
        <span className="is-invisible">zz </span>Copy
      </>
    ),
    typed: 'c',
    wrong: 'z',
  },
  'the attribute hidden': {
    content: (
      <>
        <em hidden>zz </em>Delete
      </>
    ),
    typed: 'd',
    wrong: 'z',
  },
  'an aria-label': { content: 'Exit', typed: 'l', wrong: 'e', item: { 'aria-label': 'Log out' } },
  'an empty aria-label': { content: 'Find', typed: 'f', item: { 'aria-label': '' } },
  'a part with an aria-label': {
    content: <Icon label="Garbage" />,
    typed: 'g',
  },
  'an image': { content: <img alt="Home" src="data:," />, typed: 'h' },
  'an image without a text': {
    content: (
      <>
        <img alt="" src="data:," />
        Invite
      </>
    ),
    typed: 'i',
  },
  'text for screen readers only': {
    content: (
      <>
        <Block as="span" srOnly>
          Jump to{' '}
        </Block>
        Start
      </>
    ),
    typed: 'jump to s',
    wrong: 's',
  },
  'white space before it': { content: '\n   Keep', typed: 'k' },
  'two spaces in it': { content: <>Move &nbsp; here</>, typed: 'move here' },
  'a drawing that is hidden': {
    content: (
      <>
        <svg aria-hidden="true">
          <title>zoom</title>
        </svg>
        New
      </>
    ),
    typed: 'n',
    wrong: 'z',
  },
  'a name from elsewhere': {
    content: 'wrong',
    typed: 'o',
    wrong: 'w',
    item: { 'aria-labelledby': 'elsewhere' },
  },
  'a name from itself and elsewhere': {
    content: 'Print',
    typed: 'print open',
    item: { id: 'itself', 'aria-labelledby': 'itself elsewhere' },
  },
  'a number': { content: '3 days', typed: '3 d' },
  'aria-disabled': { content: 'Queue', typed: 'q', item: { 'aria-disabled': true } },
};

test.for(Object.entries(ITEMS))(
  'In a menu, typing the name of an item with %s finds it',
  async ([, { content, typed, wrong, item }]) => {
    await render(
      <>
        <p id="elsewhere">Open</p>
        <Dropdown>
          <Dropdown.Trigger>
            <Dropdown.Button>Menu</Dropdown.Button>
          </Dropdown.Trigger>
          <Dropdown.Menu>
            <Dropdown.Content>
              <Dropdown.Item as="button">First</Dropdown.Item>
              <Dropdown.Item as="button" {...item} data-testid="item">
                {content}
              </Dropdown.Item>
              <Dropdown.Item as="button">Last</Dropdown.Item>
            </Dropdown.Content>
          </Dropdown.Menu>
        </Dropdown>
      </>,
    );
    const pass = stopEventTime();
    const isFound = () => document.activeElement?.hasAttribute('data-testid');
    document.querySelector('button')?.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(() => document.activeElement?.textContent).toBe('First');
    if (wrong) await userEvent.keyboard(wrong);
    expect(isFound()).toBe(false);
    await userEvent.keyboard('{Home}');
    // What was typed before is no start of this word.
    pass(500);
    await userEvent.keyboard(typed);
    await expect.poll(isFound).toBe(true);
  },
);
