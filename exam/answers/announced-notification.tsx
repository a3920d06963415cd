import { useState } from 'react';
import { Button, Notification } from 'bulmatic';

export default function Draft() {
  const [saved, setSaved] = useState(false);

  return (
    <>
      <Button onClick={() => setSaved(true)}>Save</Button>
      <div role="status">
        {saved && (
          <Notification color="success" light mt={4}>
            Saved.
          </Notification>
        )}
      </div>
    </>
  );
}
