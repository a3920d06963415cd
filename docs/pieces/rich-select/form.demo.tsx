import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button, Field, Modal } from 'bulmatic';
import { RichSelect, type Option } from './RichSelect';

const RIGHTS: readonly Option[] = [
  { id: 'read', name: 'Reader', description: 'Sees all pages' },
  { id: 'write', name: 'Writer', description: 'Changes pages too' },
];

interface Invitation {
  right: Option | null;
}

export default function FormDemo() {
  const [open, setOpen] = useState(false);
  const [result, setResult] = useState('');
  const form = useForm<Invitation>({ defaultValues: { right: null } });

  const submit = form.handleSubmit(({ right }) => {
    setResult(`Invited as a ${right?.name}.`);
    setOpen(false);
    form.reset();
  });

  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite</Button>
      <p role="status">{result}</p>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card as="form" noValidate onSubmit={(e) => void submit(e)}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Invite someone</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            <Controller
              name="right"
              control={form.control}
              rules={{ required: 'Select what they may do.' }}
              render={({ field: { onChange, ...field }, fieldState }) => (
                <Field required>
                  <Field.Label>As</Field.Label>
                  <RichSelect
                    {...field}
                    options={RIGHTS}
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
