import { Button, Level } from 'bulmatic';

export default function LevelBasic() {
  return (
    <Level as="div">
      <Level.Left>
        <Level.Item>
          <p>
            <strong>24</strong> books on loan
          </p>
        </Level.Item>
      </Level.Left>
      <Level.Right>
        <Level.Item>
          <Button>Renew all</Button>
        </Level.Item>
        <Level.Item>
          <Button color="link">Search</Button>
        </Level.Item>
      </Level.Right>
    </Level>
  );
}
