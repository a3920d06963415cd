import { useRef, useState } from 'react';
import { Button, Message } from 'bulmatic';

export default function MessageClose() {
  const [open, setOpen] = useState(true);
  const button = useRef<HTMLButtonElement>(null);

  return (
    <>
      {open && (
        <Message color="warning">
          <Message.Header
            onClose={() => setOpen(false)}
            closeLabel="Close the frost warning"
            finalFocus={button}
          >
            <p>Frost tonight</p>
          </Message.Header>
          <Message.Body>
            Cover the beans, and bring in the lemon tree.
          </Message.Body>
        </Message>
      )}
      <Button ref={button} onClick={() => setOpen(true)}>
        Show the warning
      </Button>
    </>
  );
}
