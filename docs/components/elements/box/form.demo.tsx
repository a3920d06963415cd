import { useState } from 'react';
import { Box, Button, Control, Field, Input } from 'bulmatic';

export default function BoxForm() {
  const [sent, setSent] = useState(false);
  return (
    <Box
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <Field>
        <Field.Label>Your email address</Field.Label>
        <Control>
          <Input type="email" autoComplete="email" required />
        </Control>
      </Field>
      <Button type="submit" color="primary" mb={3}>
        Subscribe
      </Button>
      <p role="status">{sent ? 'Thank you.' : 'One letter a month.'}</p>
    </Box>
  );
}
