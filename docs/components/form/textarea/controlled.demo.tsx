import { useState } from 'react';
import { Control, Field, TextArea } from 'bulmatic';

const LONGEST = 80;

export default function TextAreaControlled() {
  const [text, setText] = useState(
    'I read it in one night, and then again.',
  );
  const over = text.length - LONGEST;

  return (
    <Field>
      <Field.Label>Review</Field.Label>
      <Control>
        <TextArea
          rows={3}
          value={text}
          color={over > 0 ? 'danger' : undefined}
          onChange={(event) => setText(event.target.value)}
        />
      </Control>
      {over > 0 ? (
        <Field.Help error>{over} too many</Field.Help>
      ) : (
        <Field.Help>{-over} letters left</Field.Help>
      )}
    </Field>
  );
}
