import { useState } from 'react';
import { Block } from 'bulmatic';
import { Calendar } from './Calendar';

/** The ferry doesn’t run on Sundays. */
const isSunday = (date: string) => new Date(date).getUTCDay() === 0;

export default function BasicDemo() {
  const [date, setDate] = useState<string | null>('2025-06-14');

  return (
    <>
      <Calendar
        aria-label="Day of the trip"
        value={date}
        onValueChange={setDate}
        min="2025-05-19"
        max="2025-08-31"
        isDateUnavailable={isSunday}
      />
      <Block as="p" mt={3}>
        The ferry leaves on {date}.
      </Block>
    </>
  );
}
