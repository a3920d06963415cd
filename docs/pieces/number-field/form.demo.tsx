import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button, Field, Modal } from 'bulmatic';
import { NumberField } from './NumberField';

interface Donation {
  amount: number | null;
}

export default function FormDemo() {
  const [open, setOpen] = useState(false);
  const [given, setGiven] = useState('');
  const form = useForm<Donation>({ defaultValues: { amount: null } });

  const submit = form.handleSubmit(({ amount }) => {
    setGiven(`Thank you for ${amount} dollars.`);
    setOpen(false);
    form.reset();
  });

  return (
    <>
      <Button onClick={() => setOpen(true)}>Donate</Button>
      <p role="status">{given}</p>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card as="form" noValidate onSubmit={(e) => void submit(e)}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Donate</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            <Controller
              name="amount"
              control={form.control}
              rules={{ required: 'Enter an amount.' }}
              render={({ field: { onChange, ...field }, fieldState }) => (
                <Field required>
                  <Field.Label>Amount</Field.Label>
                  <NumberField
                    {...field}
                    onValueChange={onChange}
                    min={5}
                    step={5}
                    format={{ style: 'currency', currency: 'USD' }}
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
