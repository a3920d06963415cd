import { useState } from 'react';
import { Button, Buttons, Field, Modal } from 'bulmatic';
import { TimeField } from './TimeField';

export default function FormDemo() {
  const [open, setOpen] = useState(false);
  const [alarm, setAlarm] = useState('No alarm is set.');

  function save(data: FormData) {
    const [time] = data.getAll('time').map(String);
    setAlarm(time ? `The alarm rings at ${time}.` : 'No alarm is set.');
    setOpen(false);
  }

  return (
    <>
      <Button onClick={() => setOpen(true)}>Set an alarm</Button>
      <p role="status">{alarm}</p>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card
          as="form"
          onSubmit={(e) => {
            e.preventDefault();
            save(new FormData(e.currentTarget));
          }}
        >
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Set an alarm</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            <Field>
              <Field.Label as="span">Wake me at</Field.Label>
              <TimeField name="time" defaultValue="07:00" />
            </Field>
          </Modal.CardBody>
          <Modal.CardFoot>
            <Buttons>
              <Button type="submit" color="primary">
                Save
              </Button>
              <Button type="reset">Reset</Button>
            </Buttons>
          </Modal.CardFoot>
        </Modal.Card>
      </Modal>
    </>
  );
}
