import { useState } from 'react';
import { Button, Buttons } from 'bulmatic';
import { Accordion } from './Accordion';

const ROUTES = [
  { id: 'north', title: 'North', content: 'Mill, North Lock, Reed Bay' },
  { id: 'south', title: 'South', content: 'Old Harbor, Windmill Pier' },
  {
    id: 'west',
    title: 'West (from May on)',
    content: 'Heron Island',
    disabled: true,
  },
];

export default function MultipleDemo() {
  const [open, setOpen] = useState<readonly string[]>(['north']);

  return (
    <>
      <Buttons>
        <Button onClick={() => setOpen(['north', 'south'])}>
          Open all
        </Button>
        <Button onClick={() => setOpen([])}>Close all</Button>
      </Buttons>
      <Accordion
        items={ROUTES}
        multiple
        value={open}
        onValueChange={setOpen}
      />
    </>
  );
}
