import { useState } from 'react';
import { Button, Buttons } from 'bulmatic';
import { toast, Toaster } from './Toaster';

export default function BasicDemo() {
  const [copies, setCopies] = useState(1);

  function order() {
    setCopies(copies + 1);
    toast.success('Ordered one more copy.', {
      action: { label: 'Undo', onClick: () => setCopies(copies) },
    });
  }

  return (
    <>
      <p>Copies of “Rivers on Foot”: {copies}</p>
      <Buttons mt={4}>
        <Button onClick={() => toast.success('The list is saved.')}>
          Save
        </Button>
        <Button onClick={() => toast.info('Three books are new.')}>
          Look for news
        </Button>
        <Button onClick={() => toast.error('The printer is offline.')}>
          Print
        </Button>
        <Button onClick={order}>Order</Button>
      </Buttons>
      <Toaster />
    </>
  );
}
