import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button, Field, Modal } from 'bulmatic';
import { DateRangePicker, type DateRange } from './DateRangePicker';

interface Absence {
  days: DateRange | null;
}

export default function FormDemo() {
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState('');
  const form = useForm<Absence>({ defaultValues: { days: null } });

  const submit = form.handleSubmit(({ days }) => {
    setSent(`You are away from ${days?.start} to ${days?.end}.`);
    setOpen(false);
    form.reset();
  });

  return (
    <>
      <Button onClick={() => setOpen(true)}>Take days off</Button>
      <p role="status">{sent}</p>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card as="form" noValidate onSubmit={(e) => void submit(e)}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Take days off</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            <Controller
              name="days"
              control={form.control}
              rules={{ required: 'Set the first and the last day.' }}
              render={({ field: { onChange, ...field }, fieldState }) => (
                <Field required>
                  <Field.Label as="span">Days off</Field.Label>
                  <DateRangePicker
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
              Send
            </Button>
          </Modal.CardFoot>
        </Modal.Card>
      </Modal>
    </>
  );
}
