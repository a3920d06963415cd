import { Button, Buttons, Card, Title } from 'bulmatic';

export default function Page() {
  return (
    <Card>
      <Card.Header>
        <Card.HeaderTitle>Heron</Card.HeaderTitle>
      </Card.Header>
      <Card.Content>
        <Title as="p" size={5}>
          A single scull
        </Title>
        <p className="mb-4 has-text-weight-medium">Free until Sunday</p>
        <Buttons size="small">
          <Button color="primary">Book</Button>
          <Button color="light">Its log</Button>
        </Buttons>
      </Card.Content>
    </Card>
  );
}
