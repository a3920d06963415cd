import { useState } from 'react';
import { Card } from 'bulmatic';

export default function CardFooter() {
  const [copies, setCopies] = useState(1);
  return (
    <Card>
      <Card.Content>The atlas of rivers, second edition.</Card.Content>
      <Card.Footer>
        <Card.FooterItem as="span">In your cart: {copies}</Card.FooterItem>
        <Card.FooterItem as="button" onClick={() => setCopies(copies + 1)}>
          Add one
        </Card.FooterItem>
        <Card.FooterItem href="#footer">Look inside</Card.FooterItem>
      </Card.Footer>
    </Card>
  );
}
