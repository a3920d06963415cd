import { useState } from 'react';
import { Tree, type TreeNode } from './Tree';

const FILES: readonly TreeNode[] = [
  {
    id: 'photos',
    name: 'Photos',
    children: [
      {
        id: 'summer',
        name: 'Summer',
        children: [
          { id: 'beach', name: 'Beach.jpg' },
          { id: 'boat', name: 'Boat.jpg' },
        ],
      },
      { id: 'winter', name: 'Winter', children: [] },
    ],
  },
  {
    id: 'letters',
    name: 'Letters',
    children: [{ id: 'landlord', name: 'Landlord.pdf' }],
  },
  { id: 'private', name: 'Private', disabled: true },
  { id: 'notes', name: 'Notes.txt' },
];

export default function BasicDemo() {
  const [file, setFile] = useState<readonly string[]>(['boat']);
  const [opened, setOpened] = useState('');

  return (
    <>
      <Tree
        aria-label="Files"
        nodes={FILES}
        value={file}
        onValueChange={setFile}
        defaultExpanded={['photos', 'summer']}
        onAction={setOpened}
      />
      <p role="status">
        {opened ? `Opened: ${opened}.` : `Selected: ${file.join()}.`}
      </p>
    </>
  );
}
