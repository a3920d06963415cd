import { useState } from 'react';
import { Button } from 'bulmatic';
import { confirm, ConfirmDialog } from './ConfirmDialog';

/** Replace this with a request to your server. */
async function publish(attempt: number) {
  await new Promise((resolve) => setTimeout(resolve, 600));
  if (attempt === 1) throw new Error('The server is busy. Try again.');
}

export default function PendingDemo() {
  const [done, setDone] = useState('The program is a draft.');

  async function ask() {
    let attempts = 0;
    const agrees = await confirm({
      title: 'Publish the program?',
      text: <a href="#email">Read the email to all 240 members</a>,
      action: 'Publish',
      onConfirm: () => publish((attempts += 1)),
    });
    if (agrees) setDone('The program is published.');
  }

  return (
    <>
      <Button color="primary" onClick={() => void ask()}>
        Publish
      </Button>
      <p role="status">{done}</p>
      <ConfirmDialog />
    </>
  );
}
