import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button, Field, Modal } from 'bulmatic';
import { DatePicker } from './DatePicker';

interface Task {
  due: string | null;
}

export default function FormDemo() {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState('');
  const form = useForm<Task>({ defaultValues: { due: null } });

  const submit = form.handleSubmit(({ due }) => {
    setSaved(`The task is due on ${due}.`);
    setOpen(false);
    form.reset();
  });

  return (
    <>
      <Button onClick={() => setOpen(true)}>Set a deadline</Button>
      <p role="status">{saved}</p>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card as="form" noValidate onSubmit={(e) => void submit(e)}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Set a deadline</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            <Controller
              name="due"
              control={form.control}
              rules={{ required: 'Set a date.' }}
              render={({ field: { onChange, ...field }, fieldState }) => (
                <Field required>
                  <Field.Label as="span">Due</Field.Label>
                  <DatePicker
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
              Save
            </Button>
          </Modal.CardFoot>
        </Modal.Card>
      </Modal>
    </>
  );
}
