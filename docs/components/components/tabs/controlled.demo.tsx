import { useState } from 'react';
import { Button, Tabs } from 'bulmatic';

export default function TabsControlled() {
  const [step, setStep] = useState('address');
  return (
    <Tabs.Group value={step} onValueChange={setStep}>
      <Tabs>
        <Tabs.List aria-label="Order">
          <Tabs.Tab value="address">Address</Tabs.Tab>
          <Tabs.Tab value="payment">Payment</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <Tabs.Panel value="address">
        <p>We deliver to 4 Mill Lane.</p>
        <Button color="primary" mt={4} onClick={() => setStep('payment')}>
          Continue to payment
        </Button>
      </Tabs.Panel>
      <Tabs.Panel value="payment">You pay when the box arrives.</Tabs.Panel>
    </Tabs.Group>
  );
}
