import { useState } from 'react';
import { Card, Icon } from 'bulmatic';

const PATHS = {
  open: 'M3 10l5-5 5 5',
  closed: 'M3 6l5 5 5-5',
};

export default function CardHeader() {
  const [open, setOpen] = useState(true);
  return (
    <Card>
      <Card.Header>
        <Card.HeaderTitle>What to bring</Card.HeaderTitle>
        <Card.HeaderIcon
          aria-label="What to bring"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          <Icon>
            <svg viewBox="0 0 16 16" width="16" aria-hidden="true">
              <path
                d={open ? PATHS.open : PATHS.closed}
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
              />
            </svg>
          </Icon>
        </Card.HeaderIcon>
      </Card.Header>
      {open && (
        <Card.Content>Good shoes, a raincoat and a cup.</Card.Content>
      )}
    </Card>
  );
}
