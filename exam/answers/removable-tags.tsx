import { useState } from 'react';
import { Delete, Tag, Tags } from 'bulmatic';

export default function Voices() {
  const [voices, setVoices] = useState(['Alto', 'Tenor']);

  return (
    <Tags>
      {voices.map((voice) => (
        <Tag key={voice} size="medium">
          {voice}
          <Delete
            size="small"
            aria-label={`Remove ${voice}`}
            onClick={() => setVoices(voices.filter((one) => one !== voice))}
          />
        </Tag>
      ))}
    </Tags>
  );
}
