import { useState } from 'react';
import { Button, Buttons } from 'bulmatic';

const VOICES = ['Soprano', 'Alto', 'Tenor', 'Bass'];

export default function ButtonsToggles() {
  const [shown, setShown] = useState(['Alto', 'Bass']);

  function toggle(voice: string) {
    setShown(
      shown.includes(voice)
        ? shown.filter((other) => other !== voice)
        : [...shown, voice],
    );
  }

  return (
    <Buttons role="group" aria-label="Voices to show">
      {VOICES.map((voice) => (
        <Button
          key={voice}
          rounded
          color={shown.includes(voice) ? 'link' : undefined}
          aria-pressed={shown.includes(voice)}
          onClick={() => toggle(voice)}
        >
          {voice}
        </Button>
      ))}
    </Buttons>
  );
}
