import { useState } from 'react';
import { Block, Menu } from 'bulmatic';

const SHELVES = {
  Novels: '412 books',
  Poetry: '96 books',
  Travel: '150 books',
};

type Shelf = keyof typeof SHELVES;

export default function MenuButtons() {
  const [chosen, setChosen] = useState<Shelf>('Poetry');
  return (
    <>
      <Menu aria-label="Shelves" mb={4}>
        <Menu.List>
          {(Object.keys(SHELVES) as Shelf[]).map((shelf) => (
            <Menu.Item
              key={shelf}
              as="button"
              selected={shelf === chosen}
              aria-current={shelf === chosen}
              onClick={() => setChosen(shelf)}
            >
              {shelf}
            </Menu.Item>
          ))}
        </Menu.List>
      </Menu>
      <Block role="status">
        {chosen}: {SHELVES[chosen]}
      </Block>
    </>
  );
}
