import { Button, Buttons } from 'bulmatic';

export default function ButtonBasic() {
  return (
    <Buttons>
      <Button color="primary">Save changes</Button>
      <Button>Cancel</Button>
    </Buttons>
  );
}
