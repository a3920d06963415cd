import { useState } from 'react';
import { Field } from 'bulmatic';
import { DateRangePicker, type DateRange } from './DateRangePicker';

/** Days on which others have the house. */
const TAKEN = ['2025-06-19', '2025-06-20', '2025-06-21'];

export default function BasicDemo() {
  const [stay, setStay] = useState<DateRange | null>({
    start: '2025-06-10',
    end: '2025-06-17',
  });

  return (
    <Field>
      <Field.Label as="span">Arrival and departure</Field.Label>
      <DateRangePicker
        value={stay}
        onValueChange={setStay}
        min="2025-06-02"
        isDateUnavailable={(date) => TAKEN.includes(date)}
      />
      <Field.Help>
        {stay
          ? `The house is yours from ${stay.start} to ${stay.end}.`
          : 'Set both days.'}
      </Field.Help>
    </Field>
  );
}
