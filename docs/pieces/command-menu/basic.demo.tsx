import { useState } from 'react';
import { Button } from 'bulmatic';
import { CommandMenu, type Command } from './CommandMenu';

export default function BasicDemo() {
  const [open, setOpen] = useState(false);
  const [done, setDone] = useState('');

  const command = (group: string, name: string, shortcut?: string) => ({
    id: name,
    group,
    name,
    shortcut,
    onAction: () => setDone(`Done: ${name}.`),
  });

  const commands: readonly Command[] = [
    command('Pages', 'New page', 'N'),
    command('Pages', 'Duplicate page'),
    { ...command('Pages', 'Delete page'), disabled: true },
    command('Team', 'Invite someone', 'I'),
    { ...command('Team', 'Sign out'), keywords: 'log off exit' },
  ];

  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the commands</Button>
      <p role="status">{done || 'Or press Ctrl + K.'}</p>
      <CommandMenu commands={commands} open={open} onOpenChange={setOpen} />
    </>
  );
}
