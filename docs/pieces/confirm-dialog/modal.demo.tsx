import { useState } from 'react';
import { Button, Field, Input, Modal } from 'bulmatic';
import { confirm, ConfirmDialog } from './ConfirmDialog';

export default function ModalDemo() {
  const [open, setOpen] = useState(false);
  const [text, setText] = useState('');

  async function change(next: boolean) {
    const question = { title: 'Discard the note?', action: 'Discard' };
    if (next || !text || (await confirm(question))) {
      setText('');
      setOpen(next);
    }
  }

  return (
    <>
      <Button onClick={() => void change(true)}>Write a note</Button>
      <Modal open={open} onOpenChange={(next) => void change(next)}>
        <Modal.Background />
        <Modal.Card px={4}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Note</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            <Field>
              <Field.Label>Text</Field.Label>
              <Input
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </Field>
          </Modal.CardBody>
        </Modal.Card>
      </Modal>
      <ConfirmDialog />
    </>
  );
}
