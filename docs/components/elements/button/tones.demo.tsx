import { Button, Buttons } from 'bulmatic';

export default function ButtonTones() {
  return (
    <Buttons>
      <Button color="link" light>
        Light
      </Button>
      <Button color="link" dark>
        Dark
      </Button>
      <Button color="link" soft>
        Soft
      </Button>
      <Button color="link" bold>
        Bold
      </Button>
    </Buttons>
  );
}
