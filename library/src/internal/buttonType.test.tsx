import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Breadcrumb } from '../components/Breadcrumb.tsx';
import { Card } from '../components/Card.tsx';
import { Menu } from '../components/Menu.tsx';
import { Navbar } from '../components/Navbar.tsx';
import { Panel } from '../components/Panel.tsx';
import { Level } from '../layout/Level.tsx';

/** The parts that are no button unless `as` says so. */
const PARTS: Record<string, ReactElement> = {
  'Breadcrumb.Item': <Breadcrumb.Item as="button">Press</Breadcrumb.Item>,
  'Card.FooterItem': <Card.FooterItem as="button">Press</Card.FooterItem>,
  'Level.Item': <Level.Item as="button">Press</Level.Item>,
  'Menu.Item': <Menu.Item as="button">Press</Menu.Item>,
  'Navbar.Item': <Navbar.Item as="button">Press</Navbar.Item>,
  'Panel.Block': <Panel.Block as="button">Press</Panel.Block>,
};

test.for(Object.entries(PARTS))(
  '%s as a button does not submit the form that it stands in',
  async ([, part]) => {
    let submitted = false;
    const screen = await render(
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitted = true;
        }}
      >
        {part}
      </form>,
    );
    await screen.getByRole('button', { name: 'Press' }).click();
    expect(submitted).toBe(false);
  },
);
