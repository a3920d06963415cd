import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { Button, Field } from 'bulmatic';
import { FileDrop } from './FileDrop';

interface Application {
  papers: readonly File[];
}

export default function FormDemo() {
  const [sent, setSent] = useState('');
  const form = useForm<Application>({ defaultValues: { papers: [] } });

  const submit = form.handleSubmit(({ papers }) => {
    setSent(`Sent: ${papers.map(({ name }) => name).join(', ')}.`);
    form.reset();
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Controller
        name="papers"
        control={form.control}
        rules={{ validate: (all) => all.length > 0 || 'Add a file.' }}
        render={({ field: { onChange, ...field }, fieldState }) => (
          <Field required>
            <Field.Label>Papers</Field.Label>
            <FileDrop {...field} onValueChange={onChange} />
            {fieldState.error && (
              <Field.Help error>{fieldState.error.message}</Field.Help>
            )}
          </Field>
        )}
      />
      <Button type="submit" color="primary">
        Apply
      </Button>
      <p role="status">{sent}</p>
    </form>
  );
}
