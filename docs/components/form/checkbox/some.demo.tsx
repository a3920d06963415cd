import { useState } from 'react';
import { Checkbox, Checkboxes } from 'bulmatic';

const DAYS = ['Friday', 'Saturday', 'Sunday'];

export default function CheckboxSome() {
  const [days, setDays] = useState(['Friday']);
  const all = days.length === DAYS.length;

  return (
    <>
      <Checkbox
        mb={3}
        checked={all}
        onChange={() => setDays(all ? [] : DAYS)}
        indeterminate={!all && days.length > 0}
      >
        The whole festival
      </Checkbox>
      <Checkboxes aria-label="Days" value={days} onValueChange={setDays}>
        {DAYS.map((day) => (
          <Checkbox key={day} value={day}>
            {day}
          </Checkbox>
        ))}
      </Checkboxes>
    </>
  );
}
