import { useState, type FormEvent } from 'react';
import { Button, Field, Modal } from 'bulmatic';
import { FileDrop } from './FileDrop';

export default function PlainDemo() {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Send this to your server.
    const data = new FormData(event.currentTarget);
    const files = data.getAll('photos') as File[];
    setSent(`Sent: ${files.map(({ name }) => name).join(', ')}.`);
    setOpen(false);
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Send photos</Button>
      <p role="status">{sent}</p>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card as="form" onSubmit={submit}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Send photos</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            <Field required>
              <Field.Label>Photos</Field.Label>
              <FileDrop name="photos" types={['image/*']} maxFiles={3}>
                Select photos
              </FileDrop>
              <Field.Help>Three pictures at most.</Field.Help>
            </Field>
          </Modal.CardBody>
          <Modal.CardFoot>
            <Button type="submit" color="primary">
              Send
            </Button>
          </Modal.CardFoot>
        </Modal.Card>
      </Modal>
    </>
  );
}
