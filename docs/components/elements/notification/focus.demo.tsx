import { useRef, useState } from 'react';
import { Button, Notification } from 'bulmatic';

export default function NotificationFocus() {
  const next = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(true);

  function close() {
    setOpen(false);
    next.current?.focus();
  }

  return (
    <>
      {open && (
        <Notification
          color="danger"
          light
          closeLabel="Close the error"
          onClose={close}
        >
          Seat 14 has just been taken.
        </Notification>
      )}
      <Button
        ref={next}
        color="primary"
        onClick={() => setOpen(true)}
      >
        Choose another seat
      </Button>
    </>
  );
}
