import { Button, Level } from 'bulmatic';

export default function LevelPicture() {
  return (
    <Level as="div" mobile>
      <Level.Left>
        <Level.Item>
          <strong>Basket</strong>
        </Level.Item>
      </Level.Left>
      <Level.Right>
        <Level.Item>
          <Button size="small" color="primary">
            Pay
          </Button>
        </Level.Item>
      </Level.Right>
    </Level>
  );
}
