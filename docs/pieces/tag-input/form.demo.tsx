import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button, Field, Modal } from 'bulmatic';
import { TagInput } from './TagInput';

interface Post {
  topics: readonly string[];
}

export default function FormDemo() {
  const [open, setOpen] = useState(false);
  const [saved, setSaved] = useState('');
  const form = useForm<Post>({ defaultValues: { topics: [] } });

  const submit = form.handleSubmit(({ topics }) => {
    setSaved(`Topics: ${topics.join(', ')}.`);
    setOpen(false);
    form.reset();
  });

  return (
    <>
      <Button onClick={() => setOpen(true)}>Add topics</Button>
      <p role="status">{saved}</p>
      <Modal open={open} onOpenChange={setOpen}>
        <Modal.Background />
        <Modal.Card as="form" noValidate onSubmit={(e) => void submit(e)}>
          <Modal.CardHead>
            <Modal.CardTitle as="h2">Topics of the post</Modal.CardTitle>
            <Modal.Delete />
          </Modal.CardHead>
          <Modal.CardBody>
            <Controller
              name="topics"
              control={form.control}
              rules={{
                validate: (all) => all.length > 0 || 'Add a topic.',
              }}
              render={({ field: { onChange, ...field }, fieldState }) => (
                <Field required>
                  <Field.Label>Topics</Field.Label>
                  <TagInput {...field} onValueChange={onChange} />
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
