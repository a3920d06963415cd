import { useState, type CSSProperties } from 'react';
import { Box, Button, Buttons, Tag } from 'bulmatic';

const HUES = { Plum: 322, Forest: 150, Ocean: 205 };

export default function ThemingBrand() {
  const [hue, setHue] = useState(HUES.Plum);
  const brand = {
    '--bulma-primary-h': `${hue}deg`,
    '--bulma-primary-s': '60%',
    '--bulma-primary-l': '28%',
    '--bulma-primary-invert-l': '100%',
  } as CSSProperties;
  return (
    <Box style={brand}>
      <Tag color="primary" mb={4}>
        {hue} degrees
      </Tag>
      <Buttons>
        {Object.entries(HUES).map(([name, value]) => (
          <Button
            key={name}
            color={hue === value ? 'primary' : undefined}
            aria-pressed={hue === value}
            onClick={() => setHue(value)}
          >
            {name}
          </Button>
        ))}
      </Buttons>
    </Box>
  );
}
