import { createContext, useContext, useState, type ReactNode } from 'react';
import { Dropdown } from '../../src/components/Dropdown.tsx';
import { Modal } from '../../src/components/Modal.tsx';
import { Navbar } from '../../src/components/Navbar.tsx';
import { Tabs } from '../../src/components/Tabs.tsx';
import type { Walked } from './walked.ts';

/** How the modals of an app are built. */
export interface Shape {
  portal: boolean;
  isMounted: boolean;
  hasBackground: boolean;
  isBeforeOpener: boolean;
}

const DEPTH = 4;

interface World {
  shape: Shape;
  walked: Walked;
  /** Counts how often all modals were closed at once. */
  round: number;
  closeAll: () => void;
}

const WorldContext = createContext<World | null>(null);

function useWorld() {
  const world = useContext(WorldContext);
  if (!world) throw new Error('There is no world.');
  return world;
}

function Actions({ onOpen }: { onOpen: () => void }) {
  return (
    <Dropdown>
      <Dropdown.Trigger>
        <Dropdown.Button>Menu</Dropdown.Button>
      </Dropdown.Trigger>
      <Dropdown.Menu>
        <Dropdown.Content>
          <Dropdown.Item as="button">Cut</Dropdown.Item>
          <Dropdown.Item as="button" onClick={onOpen}>
            Open
          </Dropdown.Item>
        </Dropdown.Content>
      </Dropdown.Menu>
    </Dropdown>
  );
}

function Views({ children }: { children: ReactNode }) {
  return (
    <Tabs.Group defaultValue="one">
      <Tabs>
        <Tabs.List aria-label="Views">
          <Tabs.Tab value="one">One</Tabs.Tab>
          <Tabs.Tab value="two">Two</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <Tabs.Panel value="one">{children}</Tabs.Panel>
      <Tabs.Panel value="two">Nothing</Tabs.Panel>
    </Tabs.Group>
  );
}

interface DialogProps {
  name: string;
  depth: number;
  open: boolean;
  onClose: () => void;
  onReplace: () => void;
  onRemoveOpener: () => void;
}

function Dialog({ name, depth, open, onClose, onReplace, onRemoveOpener }: DialogProps) {
  const { shape, closeAll } = useWorld();
  if (!open && !shape.isMounted) return null;
  return (
    <Modal open={open} onOpenChange={onClose} portal={shape.portal} aria-label={name}>
      {shape.hasBackground && <Modal.Background />}
      <Modal.Content>
        <p>Text</p>
        <button onClick={onClose}>Close</button>
        <button onClick={closeAll}>Close all</button>
        <button onClick={onReplace}>Next step</button>
        <button onClick={onRemoveOpener}>Remove opener</button>
        {open && depth < DEPTH && <Pane name={name} depth={depth} />}
      </Modal.Content>
    </Modal>
  );
}

/** Something with a modal, the first of a stack, and one that may replace it. */
function Pane({ name, depth }: { name: string; depth: number }) {
  const { shape, walked, round } = useWorld();
  const [opened, setOpened] = useState({ name: '', round });
  const [hasOpener, setHasOpener] = useState(true);
  const openNow = () => {
    walked.onOpen(`${name}a`);
    setOpened({ name: `${name}a`, round });
  };
  const dialogs = ['a', 'b'].map((step) => (
    <Dialog
      key={step}
      name={name + step}
      depth={depth + 1}
      open={opened.name === name + step && opened.round === round}
      onClose={() => setOpened({ name: '', round })}
      onReplace={() => {
        const next = name + (step === 'a' ? 'b' : 'a');
        walked.onReplace(name + step, next);
        setOpened({ name: next, round });
      }}
      onRemoveOpener={() => setHasOpener(false)}
    />
  ));
  return (
    <>
      {shape.isBeforeOpener && dialogs}
      <Views>{hasOpener && <button onClick={openNow}>Open</button>}</Views>
      <Actions onOpen={openNow} />
      {!shape.isBeforeOpener && dialogs}
    </>
  );
}

const Bar = () => (
  <Navbar aria-label="Main">
    <Navbar.Brand>
      <Navbar.Item href="#home">Home</Navbar.Item>
      <Navbar.Burger as="button" />
    </Navbar.Brand>
    <Navbar.Menu>
      <Navbar.Item dropdown>
        <Navbar.Link>More</Navbar.Link>
        <Navbar.Dropdown>
          <Navbar.Item as="button">Docs</Navbar.Item>
        </Navbar.Dropdown>
      </Navbar.Item>
    </Navbar.Menu>
  </Navbar>
);

/** An app with a bar and a page. A new `page` is another one, as after navigation. */
export function App({ page, shape, walked }: { page: number; shape: Shape; walked: Walked }) {
  const [round, setRound] = useState(0);
  const world = { shape, walked, round, closeAll: () => setRound(round + 1) };
  return (
    <WorldContext value={world}>
      <Bar />
      <p>Page</p>
      <Pane key={page} name="" depth={0} />
    </WorldContext>
  );
}
