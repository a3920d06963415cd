import { Button, Level } from 'bulmatic';

export default function LevelMobile() {
  return (
    <Level as="div" mobile>
      <Level.Left>
        <Level.Item>Page 3 of 8</Level.Item>
      </Level.Left>
      <Level.Right>
        <Level.Item>
          <Button size="small">Next</Button>
        </Level.Item>
      </Level.Right>
    </Level>
  );
}
