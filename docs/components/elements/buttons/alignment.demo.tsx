import { Button, Buttons } from 'bulmatic';

export default function ButtonsAlignment() {
  return (
    <>
      <Buttons centered>
        <Button color="primary">Buy a ticket</Button>
        <Button>See the program</Button>
      </Buttons>
      <Buttons right>
        <Button>Back</Button>
        <Button color="primary">Next</Button>
      </Buttons>
    </>
  );
}
