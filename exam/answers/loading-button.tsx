import { useState } from 'react';
import { Button } from 'bulmatic';

export default function Pay() {
  const [payments, setPayments] = useState(0);

  return (
    <>
      <Button
        color="primary"
        loading={payments > 0}
        onClick={() => setPayments((count) => count + 1)}
      >
        Pay
      </Button>
      <p role="status">Payments: {payments}</p>
    </>
  );
}
