import { Controller, useForm } from 'react-hook-form';
import { Button, Field, Modal } from 'bulmatic';
import { useState } from 'react';
import { Combobox, type Option } from './Combobox';

const ROOMS: readonly Option[] = [
  { id: 'a', name: 'Attic' },
  { id: 'h', name: 'Hall' },
  { id: 'l', name: 'Library' },
];

interface Booking {
  room: Option | null;
}

export default function FormDemo() {
  const [open, setOpen] = useState(false);
  const [booked, setBooked] = useState('');
  const form = useForm<Booking>({ defaultValues: { room: null } });

  const submit = form.handleSubmit(({ room }) => {
    setBooked(`${room?.name} is booked.`);
    setOpen(false);
    form.reset();
  });

  return (
    <>
      <Button onClick={() => setOpen(true)}>Book a room</Button>
      <p role="status">{booked}</p>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card as="form" noValidate onSubmit={(e) => void submit(e)}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Book a room</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            <Controller
              name="room"
              control={form.control}
              rules={{ required: 'Select a room.' }}
              render={({ field: { onChange, ...field }, fieldState }) => (
                <Field required>
                  <Field.Label>Room</Field.Label>
                  <Combobox
                    {...field}
                    options={ROOMS}
                    onValueChange={onChange}
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
