import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button, Field, Modal } from 'bulmatic';
import { Switch } from './Switch';

export default function FormDemo() {
  const [open, setOpen] = useState(false);
  const [result, setResult] = useState('');
  const form = useForm({ defaultValues: { terms: false } });

  const submit = form.handleSubmit(({ terms }) => {
    setResult(terms ? 'You share your results.' : '');
    setOpen(false);
    form.reset();
  });

  return (
    <>
      <Button onClick={() => setOpen(true)}>Share</Button>
      <p role="status">{result}</p>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card as="form" noValidate onSubmit={(e) => void submit(e)}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Share your results</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            <Controller
              name="terms"
              control={form.control}
              rules={{ required: 'Turn it on to share.' }}
              render={({ field: { onChange, ...field }, fieldState }) => (
                <Field required>
                  <Switch {...field} onValueChange={onChange}>
                    Everyone may see them
                  </Switch>
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
