import { useState } from 'react';
import { Box, Button } from 'bulmatic';
import { confirm, ConfirmDialog } from './ConfirmDialog';

export default function BasicDemo() {
  const [songs, setSongs] = useState([
    'Evening on the Lake',
    'Three Winter Songs',
    'The Miller’s Round',
  ]);

  async function remove(song: string) {
    const agrees = await confirm({
      title: `Delete “${song}”?`,
      text: 'This deletes all copies of the choir. You can’t undo it.',
      action: 'Delete',
      cancel: 'Keep it',
      danger: true,
    });
    if (agrees) setSongs(songs.filter((one) => one !== song));
  }

  return (
    <>
      {songs.map((song) => (
        <Box
          key={song}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          mb={4}
        >
          {song}
          <Button
            aria-label={`Delete ${song}`}
            onClick={() => void remove(song)}
          >
            Delete
          </Button>
        </Box>
      ))}
      <ConfirmDialog />
    </>
  );
}
