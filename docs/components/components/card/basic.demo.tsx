import { Card } from 'bulmatic';

export default function CardBasic() {
  return (
    <Card>
      <Card.Header>
        <Card.HeaderTitle>Night train to Vienna</Card.HeaderTitle>
      </Card.Header>
      <Card.Content>
        Leaves at 9:40 pm and arrives at 8:15 am, with a bed and breakfast.
      </Card.Content>
      <Card.Footer>
        <Card.FooterItem href="https://example.com">
          Book a bed
        </Card.FooterItem>
        <Card.FooterItem href="https://example.com">
          Schedule
        </Card.FooterItem>
      </Card.Footer>
    </Card>
  );
}
