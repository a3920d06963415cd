import { useRef, useState, type SyntheticEvent } from 'react';
import { Button, Buttons, Field, Input, Modal } from 'bulmatic';

export default function ModalForm() {
  const [open, setOpen] = useState(false);
  const [name, setName] = useState('Autumn concert');
  const input = useRef<HTMLInputElement>(null);

  function save(event: SyntheticEvent) {
    event.preventDefault();
    setName(input.current?.value ?? name);
    setOpen(false);
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Rename “{name}”</Button>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card as="form" onSubmit={save}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Rename</Modal.CardTitle>
            <Modal.Delete size="medium" />
          </Modal.CardHead>
          <Modal.CardBody>
            <Field>
              <Field.Label>Name of the list</Field.Label>
              <Input ref={input} defaultValue={name} required />
            </Field>
          </Modal.CardBody>
          <Modal.CardFoot>
            <Buttons>
              <Button type="submit" color="primary">
                Save
              </Button>
              <Button onClick={() => setOpen(false)}>Cancel</Button>
            </Buttons>
          </Modal.CardFoot>
        </Modal.Card>
      </Modal>
    </>
  );
}
