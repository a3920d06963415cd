import { Button, Buttons, Icon } from 'bulmatic';
import { Tooltip } from './Tooltip';

const TOOLS = [
  {
    name: 'Undo',
    keys: 'Ctrl + Z',
    path: 'M4 9h11a5 5 0 0 1 0 10h-4M8 5L4 9l4 4',
  },
  {
    name: 'Search',
    keys: 'Ctrl + F',
    path: 'M16 16l5 5M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14',
  },
  { name: 'Add', keys: 'Ctrl + N', path: 'M12 5v14M5 12h14' },
];

export default function BasicDemo() {
  return (
    <Buttons justifyContent="center" pt={6}>
      {TOOLS.map(({ name, keys, path }) => (
        <Tooltip key={name} text={`${name} (${keys})`}>
          <Button aria-label={name}>
            <Icon>
              <svg
                viewBox="0 0 24 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="2"
              >
                <path d={path} />
              </svg>
            </Icon>
          </Button>
        </Tooltip>
      ))}
    </Buttons>
  );
}
