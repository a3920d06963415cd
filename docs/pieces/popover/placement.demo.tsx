import { Buttons, Button } from 'bulmatic';
import { Popover } from './Popover';

const PLACEMENTS = ['top', 'bottom start', 'bottom end', 'end'] as const;

export default function PlacementDemo() {
  return (
    <Buttons justifyContent="center" my={6} py={6}>
      {PLACEMENTS.map((placement) => (
        <Popover
          key={placement}
          trigger={<Button>{placement}</Button>}
          placement={placement}
          arrow
        >
          The boat leaves at 9:15 am.
        </Popover>
      ))}
    </Buttons>
  );
}
