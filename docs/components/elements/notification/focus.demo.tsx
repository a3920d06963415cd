import { useRef, useState } from 'react';
import { Button, Notification } from 'bulmatic';

export default function NotificationFocus() {
  const next = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);

  return (
    <>
      {open && (
        <Notification
          color="danger"
          light
          closeLabel="Close the error"
          finalFocus={next}
          onClose={() => setOpen(false)}
        >
          Seat 14 has just been taken.
        </Notification>
      )}
      <Button ref={next} color="primary" onClick={() => setOpen(true)}>
        Select another seat
      </Button>
    </>
  );
}
