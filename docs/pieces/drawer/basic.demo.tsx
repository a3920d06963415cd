import { useState } from 'react';
import { Button, Buttons, Menu, Modal } from 'bulmatic';
import { Drawer, type DrawerProps } from './Drawer';

const PAGES = ['Timetable', 'Harbors', 'Tickets', 'Lost and found'];

export default function BasicDemo() {
  const [side, setSide] = useState<DrawerProps['side']>('start');
  const [open, setOpen] = useState(false);

  function show(next: DrawerProps['side']) {
    setSide(next);
    setOpen(true);
  }

  return (
    <>
      <Buttons>
        <Button onClick={() => show('start')}>Menu at the start</Button>
        <Button onClick={() => show('end')}>Menu at the end</Button>
      </Buttons>
      <Drawer open={open} onOpenChange={setOpen} side={side}>
        <Modal.CardHead>
          <Modal.CardTitle as="h2">Ferries</Modal.CardTitle>
          <Modal.Delete />
        </Modal.CardHead>
        <Modal.CardBody>
          <Menu>
            <Menu.List>
              {PAGES.map((page) => (
                <Menu.Item key={page} href={`#${page}`}>
                  {page}
                </Menu.Item>
              ))}
            </Menu.List>
          </Menu>
        </Modal.CardBody>
      </Drawer>
    </>
  );
}
