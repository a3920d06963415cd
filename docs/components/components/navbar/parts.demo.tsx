import { useState } from 'react';
import { Navbar } from 'bulmatic';

export default function NavbarParts() {
  const [shown, setShown] = useState(true);
  return (
    <Navbar aria-label="Archive">
      <Navbar.Brand>
        <Navbar.Item href="#menu">Archive</Navbar.Item>
        <Navbar.Burger
          as="button"
          active={shown}
          onClick={() => setShown(!shown)}
        />
      </Navbar.Brand>
      <Navbar.Menu active={shown}>
        <Navbar.Item href="#menu">Letters</Navbar.Item>
        <Navbar.Item href="#menu" selected textColor="white">
          Maps
        </Navbar.Item>
      </Navbar.Menu>
    </Navbar>
  );
}
