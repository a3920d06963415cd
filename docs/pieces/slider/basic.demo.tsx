import { useState } from 'react';
import { Field } from 'bulmatic';
import { Slider } from './Slider';

export default function BasicDemo() {
  const [volume, setVolume] = useState(30);

  return (
    <Field>
      <Field.Label>Volume</Field.Label>
      <Slider value={volume} onValueChange={setVolume} />
      <Field.Help>
        {volume > 80 ? 'Your neighbors hear it too.' : 'That is fine.'}
      </Field.Help>
    </Field>
  );
}
