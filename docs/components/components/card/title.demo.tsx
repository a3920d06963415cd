import { Card } from 'bulmatic';

export default function CardCenteredTitle() {
  return (
    <Card>
      <Card.Header>
        <Card.HeaderTitle centered>Concert in the park</Card.HeaderTitle>
      </Card.Header>
      <Card.Content textAlign="centered">
        Saturday at six. If it rains, we sing in the hall.
      </Card.Content>
    </Card>
  );
}
