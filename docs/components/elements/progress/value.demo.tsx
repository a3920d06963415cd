import { useId, useState } from 'react';
import { Button, Progress } from 'bulmatic';

const PHOTOS = 8;

export default function ProgressValue() {
  const id = useId();
  const [done, setDone] = useState(3);
  return (
    <>
      <label htmlFor={id}>
        Photos sent: {done} of {PHOTOS}
      </label>
      <Progress id={id} color="link" value={done} max={PHOTOS} mt={2} />
      <Button onClick={() => setDone((done + 1) % (PHOTOS + 1))}>
        Send one more
      </Button>
    </>
  );
}
