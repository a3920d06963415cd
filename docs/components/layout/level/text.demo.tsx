import { Button, Level } from 'bulmatic';

export default function LevelText() {
  return (
    <Level as="div">
      <Level.Left flexShrink={1}>
        <Level.Item flexShrink={1}>
          This offer is valid until the end of the month, or until all forty
          seats are taken. You can pass it on to a friend who has never been
          to the theater.
        </Level.Item>
      </Level.Left>
      <Level.Right>
        <Level.Item>
          <Button color="primary">Book now</Button>
        </Level.Item>
      </Level.Right>
    </Level>
  );
}
