import { Button, Buttons } from 'bulmatic';

export default function ButtonStyles() {
  return (
    <Buttons>
      <Button color="link" outlined>
        Outlined
      </Button>
      <Button color="link" inverted>
        Inverted
      </Button>
      <Button color="link" rounded>
        Rounded
      </Button>
      <Button ghost>Ghost</Button>
    </Buttons>
  );
}
