import { useState } from 'react';
import { Field } from 'bulmatic';
import { Combobox, type Option } from './Combobox';

const HARBORS: readonly Option[] = [
  { id: 'heron', name: 'Heron Island', description: '8:20 am' },
  { id: 'mill', name: 'Mill Harbor', description: '9:15 am' },
  { id: 'north', name: 'North Lock', description: '9:40 am' },
  { id: 'old', name: 'Old Harbor', description: 'Closed', disabled: true },
  { id: 'reed', name: 'Reed Bay', description: '10:30 am' },
  { id: 'windmill', name: 'Windmill Pier', description: '11:45 am' },
];

export default function BasicDemo() {
  const [harbor, setHarbor] = useState<Option | null>(null);

  return (
    <Field>
      <Field.Label>From which harbor?</Field.Label>
      <Combobox
        options={HARBORS}
        value={harbor}
        onValueChange={setHarbor}
      />
      <Field.Help>
        {harbor
          ? `From ${harbor.name}: ${harbor.description}.`
          : 'Type a part of its name, such as mill.'}
      </Field.Help>
    </Field>
  );
}
