import { useState } from 'react';
import { Button, Icon } from 'bulmatic';

export default function IconButton() {
  const [marked, setMarked] = useState(false);
  return (
    <Button
      aria-label="Bookmark"
      aria-pressed={marked}
      onClick={() => setMarked(!marked)}
    >
      <Icon>
        <svg
          viewBox="0 0 24 24"
          width="20"
          fill={marked ? 'currentColor' : 'none'}
        >
          <path
            d="M6 3h12v18l-6-5-6 5z"
            stroke="currentColor"
            strokeWidth="2"
          />
        </svg>
      </Icon>
    </Button>
  );
}
