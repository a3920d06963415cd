import { useState } from 'react';
import { Button, Modal } from 'bulmatic';
import { toast, Toaster } from './Toaster';

export default function ModalDemo() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Share the list</Button>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card px={4}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Share the list</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            Send it to everyone in your book club.
          </Modal.CardBody>
          <Modal.CardFoot>
            <Button
              color="primary"
              onClick={() => toast.success('The list is sent.')}
            >
              Send
            </Button>
          </Modal.CardFoot>
        </Modal.Card>
      </Modal>
      <Toaster max={2} />
    </>
  );
}
