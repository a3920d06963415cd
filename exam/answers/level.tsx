import { Button, Level, Title } from 'bulmatic';

export default function Loans() {
  return (
    <Level as="div">
      <Level.Left>
        <Level.Item>
          <Title as="h2" size={4}>
            Books on loan
          </Title>
        </Level.Item>
      </Level.Left>
      <Level.Right>
        <Level.Item>
          <Button>Renew all</Button>
        </Level.Item>
      </Level.Right>
    </Level>
  );
}
