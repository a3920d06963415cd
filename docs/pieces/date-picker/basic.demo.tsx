import { useState } from 'react';
import { Field } from 'bulmatic';
import { DatePicker } from './DatePicker';

/** The museum is closed on Mondays. */
const isMonday = (date: string) => new Date(date).getUTCDay() === 1;

export default function BasicDemo() {
  const [date, setDate] = useState<string | null>('2025-06-14');

  return (
    <Field>
      <Field.Label as="span">Day of your visit</Field.Label>
      <DatePicker
        value={date}
        onValueChange={setDate}
        min="2025-06-10"
        max="2025-09-30"
        isDateUnavailable={isMonday}
      />
      <Field.Help>
        {date ? `The ticket is for ${date}.` : 'We are closed on Mondays.'}
      </Field.Help>
    </Field>
  );
}
