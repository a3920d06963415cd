import { useState } from 'react';
import { Button, Modal } from 'bulmatic';
import { Tooltip } from './Tooltip';

export default function ModalDemo() {
  const [open, setOpen] = useState(false);

  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the ticket</Button>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card px={4}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Ticket 4711</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            Two adults and a bike to Reed Bay.
          </Modal.CardBody>
          <Modal.CardFoot>
            <Tooltip
              text="You can return it until an hour before the trip."
              placement="end"
            >
              <Button>Return it</Button>
            </Tooltip>
          </Modal.CardFoot>
        </Modal.Card>
      </Modal>
    </>
  );
}
