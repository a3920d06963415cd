import { useState } from 'react';
import { Button, Checkbox } from 'bulmatic';
import { Popover } from './Popover';

const COLUMNS = ['Harbor', 'Departure', 'Seats', 'Bikes'];

export default function BasicDemo() {
  const [shown, setShown] = useState(['Harbor', 'Departure']);

  function toggle(column: string, isShown: boolean) {
    const others = shown.filter((one) => one !== column);
    setShown(isShown ? [...others, column] : others);
  }

  return (
    <Popover
      trigger={<Button>Columns ({shown.length})</Button>}
      title="Columns of the timetable"
      placement="bottom start"
    >
      {COLUMNS.map((column) => (
        <Checkbox
          key={column}
          display="block"
          py={1}
          checked={shown.includes(column)}
          onChange={(event) => toggle(column, event.target.checked)}
        >
          {column}
        </Checkbox>
      ))}
    </Popover>
  );
}
