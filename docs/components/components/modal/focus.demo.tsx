import { useRef, useState } from 'react';
import { Button, Buttons, Modal } from 'bulmatic';

export default function ModalFocus() {
  const [open, setOpen] = useState(false);
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button color="danger" onClick={() => setOpen(true)}>
        Delete the album
      </Button>
      <Modal open={open} onOpenChange={setOpen} initialFocus={keep}>
        <Modal.Background />
        <Modal.Card>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Delete 48 photos?</Modal.CardTitle>
            <Modal.Delete size="large" />
          </Modal.CardHead>
          <Modal.CardFoot>
            <Buttons>
              <Button color="danger" onClick={() => setOpen(false)}>
                Delete
              </Button>
              <Button ref={keep} onClick={() => setOpen(false)}>
                Keep them
              </Button>
            </Buttons>
          </Modal.CardFoot>
        </Modal.Card>
      </Modal>
    </>
  );
}
