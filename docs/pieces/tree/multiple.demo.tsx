import { useState } from 'react';
import { Button, Buttons } from 'bulmatic';
import { Tree, type TreeNode } from './Tree';

const TEAMS: readonly TreeNode[] = [
  {
    id: 'kitchen',
    name: 'Kitchen',
    children: [
      { id: 'ada', name: 'Ada' },
      { id: 'alan', name: 'Alan' },
    ],
  },
  {
    id: 'counter',
    name: 'Counter',
    children: [{ id: 'grace', name: 'Grace' }],
  },
];

export default function MultipleDemo() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const [people, setPeople] = useState<readonly string[]>([]);

  return (
    <>
      <Buttons size="small">
        <Button onClick={() => setOpen(['kitchen', 'counter'])}>
          Expand all
        </Button>
        <Button onClick={() => setOpen([])}>Collapse all</Button>
      </Buttons>
      <Tree
        aria-label="Teams"
        nodes={TEAMS}
        selection="multiple"
        value={people}
        onValueChange={setPeople}
        expanded={open}
        onExpandedChange={setOpen}
      />
      <p role="status">Selected: {people.length}.</p>
    </>
  );
}
