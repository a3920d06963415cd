import { useState } from 'react';
import { Button, Buttons, Notification } from 'bulmatic';

export default function NotificationAnnounced() {
  const [saved, setSaved] = useState(false);
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Buttons>
        <Button onClick={() => setSaved(!saved)}>Save</Button>
        <Button onClick={() => setFailed(!failed)}>Fail to save</Button>
      </Buttons>
      <div role="status">
        {saved && (
          <Notification color="success" light>
            Saved as a draft.
          </Notification>
        )}
      </div>
      {failed && (
        <Notification role="alert" color="danger" light mt={4}>
          Not saved: you are offline.
        </Notification>
      )}
    </>
  );
}
