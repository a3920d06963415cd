import type { ComponentProps, ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import 'bulma/css/bulma.css';
import { Dropdown } from '../components/Dropdown.tsx';
import { Menu } from '../components/Menu.tsx';
import { Navbar } from '../components/Navbar.tsx';
import { Pagination } from '../components/Pagination.tsx';
import { Panel } from '../components/Panel.tsx';
import { Tabs } from '../components/Tabs.tsx';
import { Button } from '../elements/Button.tsx';

/** A link of a router, which navigates by itself. */
const RouterLink = ({ to, children, ...props }: ComponentProps<'a'> & { to: string }) => (
  <a href={to} {...props}>
    {children}
  </a>
);

type Off = { 'aria-disabled': true | 'true'; onClick: () => void };

const inMenu = (item: ReactNode) => (
  <Dropdown defaultOpen>
    <Dropdown.Menu>
      <Dropdown.Content>{item}</Dropdown.Content>
    </Dropdown.Menu>
  </Dropdown>
);
const inTabs = (tab: ReactNode) => (
  <Tabs.Group defaultValue="on">
    <Tabs>
      <Tabs.List>
        <Tabs.Tab value="on">On</Tabs.Tab>
        {tab}
      </Tabs.List>
    </Tabs>
    <Tabs.Panel value="on">Shown</Tabs.Panel>
    <Tabs.Panel value="off">Hidden</Tabs.Panel>
  </Tabs.Group>
);

/** What says that it is disabled, and is not. */
const DISABLED: Record<string, (off: Off) => ReactNode> = {
  'a button': (off) => <Button {...off}>Off</Button>,
  'a button that is a link': (off) => (
    <Button as="a" href="#off" {...off}>
      Off
    </Button>
  ),
  'a button that is a link of a router': (off) => (
    <Button as={RouterLink} to="#off" {...off}>
      Off
    </Button>
  ),
  'an item of a menu that is a link': (off) =>
    inMenu(
      <Dropdown.Item href="#off" {...off}>
        Off
      </Dropdown.Item>,
    ),
  'an item of a menu that is a button': (off) =>
    inMenu(
      <Dropdown.Item as="button" {...off}>
        Off
      </Dropdown.Item>,
    ),
  'an item of a menu that is a link of a router': (off) =>
    inMenu(
      <Dropdown.Item as={RouterLink} to="#off" {...off}>
        Off
      </Dropdown.Item>,
    ),
  'an item of a list of links': (off) => (
    <Menu.Item href="#off" {...off}>
      Off
    </Menu.Item>
  ),
  'the button of a dropdown': (off) => (
    <Dropdown>
      <Dropdown.Trigger>
        <Dropdown.Button {...off}>Off</Dropdown.Button>
      </Dropdown.Trigger>
    </Dropdown>
  ),
  'a tab': (off) =>
    inTabs(
      <Tabs.Tab value="off" {...off}>
        Off
      </Tabs.Tab>,
    ),
  'a tab that is a button': (off) =>
    inTabs(
      <Tabs.Tab as="button" value="off" {...off}>
        Off
      </Tabs.Tab>,
    ),
  'a tab that is a link': (off) => (
    <Tabs>
      <Tabs.List>
        <Tabs.Tab href="#off" {...off}>
          Off
        </Tabs.Tab>
      </Tabs.List>
    </Tabs>
  ),
  'a tab of a panel': (off) => (
    <Panel defaultValue="on">
      <Panel.Tabs>
        <Panel.Tab value="off" {...off}>
          Off
        </Panel.Tab>
      </Panel.Tabs>
    </Panel>
  ),
  'a link to a page': (off) => (
    <Pagination.Link href="#off" {...off}>
      2
    </Pagination.Link>
  ),
  'a link of a router to a page': (off) => (
    <Pagination.Next as={RouterLink} to="#off" {...off}>
      Off
    </Pagination.Next>
  ),
  'a button for a page': (off) => (
    <Pagination.Previous as="button" {...off}>
      Off
    </Pagination.Previous>
  ),
  'an item of a bar': (off) => (
    <Navbar.Item href="#off" {...off}>
      Off
    </Navbar.Item>
  ),
  'the label of a dropdown in a bar': (off) => (
    <Navbar.Item dropdown>
      <Navbar.Link {...off}>Off</Navbar.Link>
    </Navbar.Item>
  ),
};

const rows = Object.entries(DISABLED).flatMap(([name, show]) =>
  ([true, 'true'] as const).map((off) => [name, off, show] as const),
);

test.for(rows)(
  'By mouse and by key, %s with aria-disabled={%o} does nothing',
  async ([, off, show]) => {
    const onClick = vi.fn();
    const { container } = await render(show({ 'aria-disabled': off, onClick }));
    const element = container.querySelector<HTMLElement>('[aria-disabled=true]');
    expect(element).not.toBeNull();
    const before = container.innerHTML;
    await userEvent.click(element as HTMLElement, { force: true });
    element?.focus();
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) await userEvent.keyboard(key);
    expect(onClick).not.toHaveBeenCalled();
    expect(container.innerHTML).toBe(before);
    expect(location.hash).not.toBe('#off');
  },
);
