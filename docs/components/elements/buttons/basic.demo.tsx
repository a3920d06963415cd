import { Button, Buttons } from 'bulmatic';

export default function ButtonsBasic() {
  return (
    <Buttons>
      <Button color="link">Place order</Button>
      <Button>Continue shopping</Button>
      <Button>Empty cart</Button>
    </Buttons>
  );
}
