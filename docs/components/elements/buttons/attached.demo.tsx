import { Button, Buttons } from 'bulmatic';

export default function ButtonsAttached() {
  return (
    <>
      <Buttons addons role="group" aria-label="Zoom">
        <Button aria-label="Smaller">−</Button>
        <Button>Fit the page</Button>
        <Button aria-label="Larger">+</Button>
      </Buttons>
      <Buttons
        addons
        centered
        role="group"
        aria-label="Order"
      >
        <Button>By title</Button>
        <Button>By author</Button>
        <Button>By year</Button>
      </Buttons>
    </>
  );
}
