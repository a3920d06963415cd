import { useState, type FormEvent } from 'react';
import { Button, Field, Input, Modal } from 'bulmatic';
import { Popover } from './Popover';

export default function FormDemo() {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');

  function save(event: FormEvent<HTMLFormElement>, close: () => void) {
    event.preventDefault();
    setNote(new FormData(event.currentTarget).get('note') as string);
    close();
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Show the trip</Button>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card px={4}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Trip to Reed Bay</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            <p>{note || 'There is no note.'}</p>
          </Modal.CardBody>
          <Modal.CardFoot>
            <Popover
              trigger={<Button>Add a note</Button>}
              placement="top start"
              arrow
            >
              {({ close }) => (
                <form onSubmit={(event) => save(event, close)}>
                  <Field>
                    <Field.Label>Note</Field.Label>
                    <Input name="note" defaultValue={note} />
                  </Field>
                  <Button type="submit" color="primary" size="small">
                    Save
                  </Button>
                </form>
              )}
            </Popover>
          </Modal.CardFoot>
        </Modal.Card>
      </Modal>
    </>
  );
}
