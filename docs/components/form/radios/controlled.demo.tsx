import { useState } from 'react';
import { Button, Radio, Radios } from 'bulmatic';

export default function RadiosControlled() {
  const [answer, setAnswer] = useState<string | null>(null);
  return (
    <>
      <Radios
        legend="Will you come to the rehearsal?"
        value={answer}
        onValueChange={setAnswer}
        mb={3}
      >
        <Radio value="yes">Yes</Radio>
        <Radio value="no">No</Radio>
        <Radio value="late">A little late</Radio>
      </Radios>
      <Button disabled={answer === null} onClick={() => setAnswer(null)}>
        Clear my answer
      </Button>
    </>
  );
}
