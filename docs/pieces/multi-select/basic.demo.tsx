import { useState } from 'react';
import { Field } from 'bulmatic';
import { MultiSelect, type Option } from './MultiSelect';

const SKILLS: readonly Option[] = [
  { id: 'bread', name: 'Bread' },
  { id: 'cakes', name: 'Cakes', description: 'Also for weddings' },
  { id: 'coffee', name: 'Coffee' },
  { id: 'counter', name: 'Counter' },
  { id: 'oven', name: 'Oven', disabled: true },
  { id: 'orders', name: 'Orders' },
];

export default function BasicDemo() {
  const [skills, setSkills] = useState<readonly Option[]>(
    SKILLS.slice(0, 1),
  );

  return (
    <Field>
      <Field.Label>What can she do?</Field.Label>
      <MultiSelect
        options={SKILLS}
        value={skills}
        onValueChange={setSkills}
      />
      <Field.Help>
        {skills.length === 0
          ? 'Select at least one skill.'
          : `Skills: ${skills.length}.`}
      </Field.Help>
    </Field>
  );
}
