import { Card } from 'bulmatic';

export default function CardBasic() {
  return (
    <Card>
      <Card.Header>
        <Card.HeaderTitle>
          Night train to Vienna
        </Card.HeaderTitle>
      </Card.Header>
      <Card.Content>
        Leaves at 21:40 and arrives at 8:15, with a bed and
        breakfast.
      </Card.Content>
      <Card.Footer>
        <Card.FooterItem href="#footer">
          Book a bed
        </Card.FooterItem>
        <Card.FooterItem href="#footer">
          Timetable
        </Card.FooterItem>
      </Card.Footer>
    </Card>
  );
}
