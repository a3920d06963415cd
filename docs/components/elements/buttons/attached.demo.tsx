import { Button, Buttons } from 'bulmatic';

export default function ButtonsAttached() {
  return (
    <>
      <Buttons addons role="group" aria-label="Zoom">
        <Button aria-label="Zoom out">−</Button>
        <Button>Fit to page</Button>
        <Button aria-label="Zoom in">+</Button>
      </Buttons>
      <Buttons addons centered role="group" aria-label="Sort order">
        <Button>By title</Button>
        <Button>By author</Button>
        <Button>By year</Button>
      </Buttons>
    </>
  );
}
