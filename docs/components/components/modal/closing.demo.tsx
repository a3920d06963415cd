import { useState } from 'react';
import { Button, Buttons, Field, Modal, TextArea } from 'bulmatic';

export default function ModalClosing() {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState('');

  function leave() {
    setNote('');
    setOpen(false);
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Write a note</Button>
      <Modal
        open={open}
        onOpenChange={setOpen}
        closeOnEscape={note === ''}
        closeOnOutsidePress={note === ''}
      >
        <Modal.Background />
        <Modal.Card>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">A note</Modal.CardTitle>
          </Modal.CardHead>
          <Modal.CardBody>
            <Field>
              <Field.Label>Your note</Field.Label>
              <TextArea
                rows={2}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
              <Field.Help>
                After you start writing, only the buttons close this.
              </Field.Help>
            </Field>
          </Modal.CardBody>
          <Modal.CardFoot>
            <Buttons>
              <Button color="primary" onClick={leave}>
                Send
              </Button>
              <Button onClick={leave}>Discard</Button>
            </Buttons>
          </Modal.CardFoot>
        </Modal.Card>
      </Modal>
    </>
  );
}
