import { useState } from 'react';
import { Button, Message } from 'bulmatic';

export default function MessageLive() {
  const [sent, setSent] = useState(false);
  return (
    <>
      <Button color="primary" mb={4} onClick={() => setSent(!sent)}>
        {sent ? 'Order again' : 'Order the tickets'}
      </Button>
      <div role="status">
        {sent && (
          <Message as="div" color="success">
            <Message.Body>
              Your tickets are on their way to you.
            </Message.Body>
          </Message>
        )}
      </div>
    </>
  );
}
