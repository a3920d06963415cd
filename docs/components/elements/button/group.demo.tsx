import { useState } from 'react';
import { Button, Buttons } from 'bulmatic';

const SPANS = ['Day', 'Week', 'Month'] as const;

export default function ButtonGroup() {
  const [selected, setSelected] = useState('Week');
  return (
    <Buttons addons role="group" aria-label="Time span">
      {SPANS.map((span) => (
        <Button
          key={span}
          expanded
          selected={span === selected}
          color={span === selected ? 'link' : undefined}
          aria-pressed={span === selected}
          onClick={() => setSelected(span)}
        >
          {span}
        </Button>
      ))}
    </Buttons>
  );
}
