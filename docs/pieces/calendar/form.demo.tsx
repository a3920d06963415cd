import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button, Field, Modal } from 'bulmatic';
import { Calendar } from './Calendar';

interface Viewing {
  day: string | null;
}

export default function FormDemo() {
  const [open, setOpen] = useState(false);
  const [booked, setBooked] = useState('');
  const form = useForm<Viewing>({ defaultValues: { day: null } });

  const submit = form.handleSubmit(({ day }) => {
    setBooked(`We show you the flat on ${day}.`);
    setOpen(false);
    form.reset();
  });

  return (
    <>
      <Button onClick={() => setOpen(true)}>See the flat</Button>
      <p role="status">{booked}</p>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card as="form" noValidate onSubmit={(e) => void submit(e)}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">See the flat</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            <Controller
              name="day"
              control={form.control}
              rules={{ required: 'Select a day.' }}
              render={({ field: { onChange, ...field }, fieldState }) => (
                <Field required>
                  <Field.Label as="span">Day</Field.Label>
                  <Calendar
                    {...field}
                    onValueChange={onChange}
                    defaultMonth="2025-06-01"
                  />
                  {fieldState.error && (
                    <Field.Help error>
                      {fieldState.error.message}
                    </Field.Help>
                  )}
                </Field>
              )}
            />
          </Modal.CardBody>
          <Modal.CardFoot>
            <Button type="submit" color="primary">
              Book
            </Button>
          </Modal.CardFoot>
        </Modal.Card>
      </Modal>
    </>
  );
}
