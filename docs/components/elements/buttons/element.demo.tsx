import { Button, Buttons } from 'bulmatic';

export default function ButtonsElement() {
  return (
    <Buttons as="nav" aria-label="On this page">
      <Button as="a" href="#sizes">
        Sizes
      </Button>
      <Button as="a" href="#attached">
        Attached
      </Button>
      <Button as="a" href="#accessibility">
        Accessibility
      </Button>
    </Buttons>
  );
}
