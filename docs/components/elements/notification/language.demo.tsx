import { useState } from 'react';
import { Button, Notification } from 'bulmatic';

export default function NotificationLanguage() {
  const [open, setOpen] = useState(true);

  if (!open)
    return (
      <Button lang="de" onClick={() => setOpen(true)}>
        Hinweis zeigen
      </Button>
    );

  return (
    <Notification
      lang="de"
      color="info"
      light
      closeLabel="Hinweis schließen"
      onClose={() => setOpen(false)}
    >
      Am Montag bleibt der Laden zu.
    </Notification>
  );
}
