import { Card } from 'bulmatic';

export default function CardPicture() {
  return (
    <Card>
      <Card.Header>
        <Card.HeaderTitle p={3}>Spring concert</Card.HeaderTitle>
      </Card.Header>
      <Card.Content p={3}>Friday at eight</Card.Content>
      <Card.Footer>
        <Card.FooterItem p={2}>Book</Card.FooterItem>
        <Card.FooterItem p={2}>Share</Card.FooterItem>
      </Card.Footer>
    </Card>
  );
}
