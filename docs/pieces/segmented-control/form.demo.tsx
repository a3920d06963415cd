import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button, Field, Modal } from 'bulmatic';
import { SegmentedControl } from './SegmentedControl';

const ANSWERS = [
  { value: 'yes', label: 'Yes' },
  { value: 'maybe', label: 'Maybe' },
  { value: 'no', label: 'No' },
];

export default function FormDemo() {
  const [open, setOpen] = useState(false);
  const [result, setResult] = useState('');
  const form = useForm({ defaultValues: { answer: '' } });

  const submit = form.handleSubmit(({ answer }) => {
    setResult(`You answered: ${answer}.`);
    setOpen(false);
    form.reset();
  });

  return (
    <>
      <Button onClick={() => setOpen(true)}>Answer</Button>
      <p role="status">{result}</p>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card as="form" noValidate onSubmit={(e) => void submit(e)}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Our invitation</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            <Controller
              name="answer"
              control={form.control}
              rules={{ required: 'Select an answer.' }}
              render={({ field: { onChange, ...field }, fieldState }) => (
                <Field required>
                  <Field.Label>Will you come?</Field.Label>
                  <SegmentedControl
                    {...field}
                    options={ANSWERS}
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
              Send
            </Button>
          </Modal.CardFoot>
        </Modal.Card>
      </Modal>
    </>
  );
}
