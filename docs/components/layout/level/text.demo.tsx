import { Button, Level } from 'bulmatic';

export default function LevelText() {
  return (
    <Level as="div">
      <Level.Left flexShrink={1}>
        <Level.Item flexShrink={1}>
          This offer holds until the end of the month, or
          until all forty seats are taken, and may be given
          to a friend who has never been to the theatre.
        </Level.Item>
      </Level.Left>
      <Level.Right>
        <Level.Item>
          <Button color="primary">Take it</Button>
        </Level.Item>
      </Level.Right>
    </Level>
  );
}
