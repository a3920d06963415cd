import { Button, Buttons } from 'bulmatic';

export default function ButtonLink() {
  return (
    <Buttons>
      <Button as="a" href="#as-a-link" color="link">
        A link
      </Button>
      <Button as="input" type="reset" value="An input" />
      <Button as="span" static>
        A label
      </Button>
    </Buttons>
  );
}
