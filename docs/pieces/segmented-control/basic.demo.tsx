import { useState } from 'react';
import { Field } from 'bulmatic';
import { SegmentedControl } from './SegmentedControl';

const VIEWS = [
  { value: 'day', label: 'Day' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Month' },
  { value: 'year', label: 'Year', disabled: true },
];

export default function BasicDemo() {
  const [view, setView] = useState('week');

  return (
    <Field>
      <Field.Label>View</Field.Label>
      <SegmentedControl
        options={VIEWS}
        value={view}
        onValueChange={setView}
      />
      <Field.Help>You see a {view}.</Field.Help>
    </Field>
  );
}
