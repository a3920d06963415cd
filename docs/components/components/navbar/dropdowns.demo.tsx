import { useState } from 'react';
import { Navbar } from 'bulmatic';

export default function NavbarDropdowns() {
  const [open, setOpen] = useState(false);
  return (
    <Navbar aria-label="Choir">
      <Navbar.Brand>
        <Navbar.Item href="#dropdowns">Choir</Navbar.Item>
        <Navbar.Burger />
      </Navbar.Brand>
      <Navbar.Menu>
        <Navbar.Start>
          <Navbar.Item dropdown>
            <Navbar.Link>Concerts</Navbar.Link>
            <Navbar.Dropdown>
              <Navbar.Item href="#dropdowns">This season</Navbar.Item>
              <Navbar.Item href="#dropdowns">Recordings</Navbar.Item>
              <Navbar.Divider />
              <Navbar.Item as="button">Print all</Navbar.Item>
            </Navbar.Dropdown>
          </Navbar.Item>
          <Navbar.Item dropdown hoverable>
            <Navbar.Link href="#dropdowns" selected textColor="white">
              Rehearsals
            </Navbar.Link>
            <Navbar.Dropdown>
              <Navbar.Item href="#dropdowns">Sopranos</Navbar.Item>
              <Navbar.Item href="#dropdowns">Tenors</Navbar.Item>
            </Navbar.Dropdown>
          </Navbar.Item>
        </Navbar.Start>
        <Navbar.End>
          <Navbar.Item dropdown open={open} onOpenChange={setOpen}>
            <Navbar.Link arrowless>
              {open ? 'Close' : 'Account'}
            </Navbar.Link>
            <Navbar.Dropdown right boxed>
              <Navbar.Item href="#dropdowns">Profile</Navbar.Item>
              <Navbar.Item href="#dropdowns">Sign out</Navbar.Item>
            </Navbar.Dropdown>
          </Navbar.Item>
        </Navbar.End>
      </Navbar.Menu>
    </Navbar>
  );
}
