import { useState } from 'react';
import { Button, Field, Image, Media, TextArea } from 'bulmatic';

const FACE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%23edc"/%3E%3Ccircle cx="4" cy="3.5" r="2" fill="%23742"/%3E%3C/svg%3E';

export default function MediaForm() {
  const [text, setText] = useState('');
  return (
    <Media
      as="form"
      onSubmit={(event) => {
        event.preventDefault();
        setText('');
      }}
    >
      <Media.Left>
        <Image as="p" size="48x48" src={FACE} alt="You" />
      </Media.Left>
      <Media.Content>
        <Field>
          <TextArea
            aria-label="Your answer"
            rows={2}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" color="link">
          Answer
        </Button>
      </Media.Content>
    </Media>
  );
}
