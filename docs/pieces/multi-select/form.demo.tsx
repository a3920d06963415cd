import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button, Field, Modal } from 'bulmatic';
import { MultiSelect, type Option } from './MultiSelect';

const PEOPLE: readonly Option[] = [
  { id: 'ada', name: 'Ada' },
  { id: 'alan', name: 'Alan' },
  { id: 'grace', name: 'Grace' },
];

interface Team {
  members: readonly Option[];
}

export default function FormDemo() {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState('');
  const form = useForm<Team>({ defaultValues: { members: [] } });

  const submit = form.handleSubmit(({ members }) => {
    setSaved(`Team: ${members.map(({ name }) => name).join(', ')}.`);
    setOpen(false);
    form.reset();
  });

  return (
    <>
      <Button onClick={() => setOpen(true)}>New team</Button>
      <p role="status">{saved}</p>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card as="form" noValidate onSubmit={(e) => void submit(e)}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">New team</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            <Controller
              name="members"
              control={form.control}
              rules={{
                validate: (all) => all.length > 1 || 'Select two or more.',
              }}
              render={({ field: { onChange, ...field }, fieldState }) => (
                <Field required>
                  <Field.Label>Members</Field.Label>
                  <MultiSelect
                    {...field}
                    options={PEOPLE}
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
              Save
            </Button>
          </Modal.CardFoot>
        </Modal.Card>
      </Modal>
    </>
  );
}
