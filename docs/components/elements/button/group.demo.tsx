import { useState } from 'react';
import { Button, Buttons } from 'bulmatic';

const SPANS = ['Day', 'Week', 'Month'] as const;

export default function ButtonGroup() {
  const [chosen, setChosen] = useState('Week');
  return (
    <Buttons addons role="group" aria-label="Span">
      {SPANS.map((span) => (
        <Button
          key={span}
          expanded
          selected={span === chosen}
          color={span === chosen ? 'link' : undefined}
          aria-pressed={span === chosen}
          onClick={() => setChosen(span)}
        >
          {span}
        </Button>
      ))}
    </Buttons>
  );
}
