import { useState } from 'react';
import { Button, Modal } from 'bulmatic';
import { CommandMenu } from './CommandMenu';

export default function DialogDemo() {
  const [open, setOpen] = useState(false);
  const [theme, setTheme] = useState('Light');

  return (
    <>
      <p role="status">Theme: {theme}. Press Ctrl + J.</p>
      <CommandMenu
        letter="j"
        commands={[
          {
            id: 'delete',
            group: 'Account',
            name: 'Delete the account…',
            onAction: () => setOpen(true),
          },
          {
            id: 'dark',
            group: 'Theme',
            name: 'Dark',
            onAction: () => setTheme('Dark'),
          },
        ]}
      />
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Delete the account?</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardFoot>
            <Button color="danger" onClick={() => setOpen(false)}>
              Delete
            </Button>
          </Modal.CardFoot>
        </Modal.Card>
      </Modal>
    </>
  );
}
