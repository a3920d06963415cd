import { Button, Buttons } from 'bulmatic';

export default function ButtonStates() {
  return (
    <Buttons>
      <Button color="info" hovered>
        Hovered
      </Button>
      <Button color="info" focused>
        Focused
      </Button>
      <Button color="info" active>
        Active
      </Button>
      <Button color="info" disabled>
        Disabled
      </Button>
    </Buttons>
  );
}
