import { useState, type FormEvent } from 'react';
import { Button, Field, Input, Modal, TextArea } from 'bulmatic';
import { Drawer } from './Drawer';

export default function FormDemo() {
  const [open, setOpen] = useState(false);
  const [guest, setGuest] = useState('Ada Birch');

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setGuest(data.get('name') as string);
    setOpen(false);
  }

  return (
    <>
      <p role="status">Room 4: {guest}</p>
      <Button mt={4} onClick={() => setOpen(true)}>
        Edit the guest
      </Button>
      <Drawer
        open={open}
        onOpenChange={setOpen}
        size="medium"
        onSubmit={save}
      >
        <Modal.CardHead>
          <Modal.CardTitle as="h2">Guest</Modal.CardTitle>
          <Modal.Delete />
        </Modal.CardHead>
        <Modal.CardBody>
          <Field required>
            <Field.Label>Name</Field.Label>
            <Input name="name" defaultValue={guest} />
          </Field>
          <Field>
            <Field.Label>Notes</Field.Label>
            <TextArea name="notes" />
          </Field>
        </Modal.CardBody>
        <Modal.CardFoot gap={2}>
          <Button type="submit" color="primary">
            Save
          </Button>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
        </Modal.CardFoot>
      </Drawer>
    </>
  );
}
