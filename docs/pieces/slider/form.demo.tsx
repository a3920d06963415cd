import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button, Field, Modal } from 'bulmatic';
import { Slider } from './Slider';

export default function FormDemo() {
  const [open, setOpen] = useState(false);
  const [result, setResult] = useState('');
  const form = useForm({ defaultValues: { pages: 0 } });

  const submit = form.handleSubmit(({ pages }) => {
    setResult(`Your goal is ${pages} pages a day.`);
    setOpen(false);
    form.reset();
  });

  return (
    <>
      <Button onClick={() => setOpen(true)}>Set a goal</Button>
      <p role="status">{result}</p>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card as="form" noValidate onSubmit={(e) => void submit(e)}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Set a goal</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            <Controller
              name="pages"
              control={form.control}
              rules={{ min: { value: 5, message: 'At least 5 pages.' } }}
              render={({ field: { onChange, ...field }, fieldState }) => (
                <Field>
                  <Field.Label>Pages a day</Field.Label>
                  <Slider {...field} max={50} onValueChange={onChange} />
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
