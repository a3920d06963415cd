import { useState } from 'react';
import { Box, Button, Delete } from 'bulmatic';

export default function DeleteCorner() {
  const [open, setOpen] = useState(true);

  if (!open)
    return <Button onClick={() => setOpen(true)}>Show the hint</Button>;

  return (
    <Box>
      <Delete
        pulled="right"
        ml={3}
        aria-label="Close the hint"
        onClick={() => setOpen(false)}
      />
      Press <kbd>?</kbd> on any page to see its shortcuts.
    </Box>
  );
}
