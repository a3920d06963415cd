import { useState } from 'react';
import { Button, Delete, Tag, Tags } from 'bulmatic';

const ALL = ['Alto', 'Tenor', 'Bass'];

export default function TagRemove() {
  const [voices, setVoices] = useState(ALL);
  return (
    <>
      <Tags>
        {voices.map((voice) => (
          <Tag key={voice} size="medium" color="info" light>
            {voice}
            <Delete
              size="small"
              aria-label={`Remove ${voice}`}
              onClick={() => setVoices(voices.filter((v) => v !== voice))}
            />
          </Tag>
        ))}
      </Tags>
      <Button size="small" onClick={() => setVoices(ALL)}>
        All voices
      </Button>
    </>
  );
}
