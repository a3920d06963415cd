import { Button, Buttons } from 'bulmatic';
import { toast, Toaster } from './Toaster';

/** Replace this with a request to your server. */
async function send(pages: number) {
  await new Promise((resolve) => setTimeout(resolve, 1000));
  if (pages > 10) throw new Error('At most ten pages, please.');
  return pages;
}

const report = (pages: number) =>
  toast.promise(send(pages), {
    loading: 'Sending…',
    success: (sent) => `Sent ${sent} pages.`,
    error: (error) =>
      error instanceof Error ? error.message : 'Nothing was sent.',
  });

export default function PromiseDemo() {
  return (
    <>
      <Buttons>
        <Button onClick={() => report(4)}>Send 4 pages</Button>
        <Button onClick={() => report(40)}>Send 40 pages</Button>
      </Buttons>
      <Toaster />
    </>
  );
}
