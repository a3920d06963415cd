import { Button, Buttons } from 'bulmatic';

export default function ButtonsBasic() {
  return (
    <Buttons>
      <Button color="link">Place the order</Button>
      <Button>Go on shopping</Button>
      <Button>Empty the basket</Button>
    </Buttons>
  );
}
