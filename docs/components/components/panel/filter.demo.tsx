import { useState } from 'react';
import { Button, Control, Input, Panel } from 'bulmatic';

const SONGS = ['Early one morning', 'Evening song', 'Harvest home'];

export default function PanelFilter() {
  const [text, setText] = useState('');
  const found = SONGS.filter((song) =>
    song.toLowerCase().includes(text.toLowerCase()),
  );
  return (
    <Panel as="section" color="info">
      <Panel.Heading as="h3">Songs to rehearse</Panel.Heading>
      <Panel.Block>
        <Control>
          <Input
            aria-label="Find a song"
            placeholder="Find a song"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Control>
      </Panel.Block>
      {found.map((song) => (
        <Panel.Block key={song} as="label">
          <input type="checkbox" />
          {song}
        </Panel.Block>
      ))}
      <Panel.Block>
        <Button fullwidth onClick={() => setText('')}>
          Show all
        </Button>
      </Panel.Block>
    </Panel>
  );
}
