import { useState } from 'react';
import { Button, Notification } from 'bulmatic';

export default function NotificationPicture() {
  const [open, setOpen] = useState(true);
  if (!open)
    return <Button onClick={() => setOpen(true)}>Show it again</Button>;

  return (
    <Notification color="success" light onClose={() => setOpen(false)}>
      Changes saved.
    </Notification>
  );
}
