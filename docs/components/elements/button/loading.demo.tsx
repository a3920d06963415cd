import { useState } from 'react';
import { Button } from 'bulmatic';

const ONE_SECOND = 1000;

export default function ButtonLoading() {
  const [sending, setSending] = useState(false);

  function send() {
    setSending(true);
    setTimeout(() => setSending(false), ONE_SECOND);
  }

  return (
    <Button color="primary" loading={sending} onClick={send}>
      Send
    </Button>
  );
}
