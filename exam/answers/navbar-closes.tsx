import { useState } from 'react';
import { Navbar } from 'bulmatic';
import { Link } from 'react-router';

export default function MainNavbar() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);

  return (
    <Navbar aria-label="Main" open={open} onOpenChange={setOpen}>
      <Navbar.Brand>
        <Navbar.Item as={Link} to="/" onClick={close}>
          Night trains
        </Navbar.Item>
        <Navbar.Burger as="button" />
      </Navbar.Brand>
      <Navbar.Menu>
        <Navbar.Start>
          <Navbar.Item as={Link} to="/routes" onClick={close}>
            Routes
          </Navbar.Item>
          <Navbar.Item as={Link} to="/tickets" onClick={close}>
            Tickets
          </Navbar.Item>
        </Navbar.Start>
      </Navbar.Menu>
    </Navbar>
  );
}
