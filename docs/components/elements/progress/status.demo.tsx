import { useState } from 'react';
import { Button, Progress } from 'bulmatic';

const STEPS = 4;

export default function ProgressStatus() {
  const [step, setStep] = useState(1);
  const isDone = step === STEPS;
  return (
    <>
      <Progress
        aria-label="Backup"
        color={isDone ? 'success' : 'link'}
        value={step}
        max={STEPS}
        mb={3}
      />
      <p role="status">
        {isDone ? 'The backup is complete.' : 'Backup is running.'}
      </p>
      <Button mt={3} onClick={() => setStep(isDone ? 1 : step + 1)}>
        {isDone ? 'Start again' : 'Next step'}
      </Button>
    </>
  );
}
