import { useState } from 'react';
import { Navbar } from 'bulmatic';

export default function NavbarClosing() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Navbar
      aria-label="Garden"
      open={open}
      onOpenChange={setOpen}
    >
      <Navbar.Brand>
        <Navbar.Item href="#menu" onClick={close}>
          Garden club
        </Navbar.Item>
        <Navbar.Burger as="button" />
      </Navbar.Brand>
      <Navbar.Menu>
        <Navbar.Item href="#menu" onClick={close}>
          Seeds
        </Navbar.Item>
        <Navbar.Item href="#menu" onClick={close}>
          Tools
        </Navbar.Item>
      </Navbar.Menu>
    </Navbar>
  );
}
