import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Carousel } from '../../docs/pieces/carousel/Carousel.tsx';
import { Combobox } from '../../docs/pieces/combobox/Combobox.tsx';
import { CommandMenu } from '../../docs/pieces/command-menu/CommandMenu.tsx';
import { TimeField } from '../../docs/pieces/time-field/TimeField.tsx';
import { Tree } from '../../docs/pieces/tree/Tree.tsx';
import 'bulma/css/bulma.css';

const ROOMS = ['Attic', 'Hall'].map((name) => ({ id: name, name }));
const COMMANDS = ROOMS.map((room) => ({ ...room, group: 'Rooms', onAction: () => {} }));
const SLIDES = ROOMS.map(({ id, name }) => <p key={id}>{name}</p>);

/** What the user does, and two elements, the first of which is current. */
const PIECES: [string, ReactNode, string, string, string][] = [
  [
    'Combobox',
    <Combobox key="" aria-label="Room" options={ROOMS} />,
    '{Tab}{ArrowDown}{ArrowDown}',
    '[role=option]:last-child',
    '[role=option]:first-child',
  ],
  [
    'Command menu',
    <CommandMenu key="" defaultOpen commands={COMMANDS} />,
    '{ArrowDown}',
    '[role=menuitem][data-focused]',
    '[role=menuitem]:not([data-focused])',
  ],
  [
    'Carousel',
    <Carousel key="" label="Rooms">
      {SLIDES}
    </Carousel>,
    '',
    '[aria-current] span',
    '[aria-label="Show slide 2"] span',
  ],
  [
    'Time field',
    <TimeField key="" aria-label="Time" defaultValue="10:20" ref={(field) => field?.focus()} />,
    '',
    '[role=spinbutton][data-focused]',
    '[role=spinbutton]:not([data-focused])',
  ],
  [
    'Tree',
    <Tree key="" aria-label="Rooms" nodes={ROOMS} defaultValue={['Hall']} />,
    '',
    '[aria-selected=true]',
    '[aria-selected=false]',
  ],
];

/** What is left of a look where the system sets the colors: no backgrounds. */
function shapeOf(selector: string) {
  const { outlineStyle, fontWeight, borderTopWidth } = getComputedStyle(
    document.querySelector(selector)!,
  );
  return [outlineStyle, fontWeight, borderTopWidth];
}

test.for(PIECES)(
  '%s: what is current differs from the rest in more than its background',
  async ([, piece, keys, current, other]) => {
    await render(piece);
    if (keys) await userEvent.keyboard(keys);
    await expect.poll(() => document.querySelector(current)).not.toBeNull();
    await expect.poll(() => shapeOf(current)).not.toEqual(shapeOf(other));
  },
);
