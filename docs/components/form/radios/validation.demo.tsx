import { useState } from 'react';
import { Field, Radio, Radios } from 'bulmatic';

export default function RadiosValidation() {
  const [voice, setVoice] = useState<string | null>(null);
  return (
    <Field>
      <Field.Label>Voice</Field.Label>
      <Radios required value={voice} onValueChange={setVoice}>
        <Radio value="high">High</Radio>
        <Radio value="low">Low</Radio>
        <Radio value="unsure">I don’t know</Radio>
      </Radios>
      {voice === null && <Field.Help error>Select your voice.</Field.Help>}
    </Field>
  );
}
