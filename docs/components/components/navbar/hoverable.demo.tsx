import { Navbar } from 'bulmatic';

export default function NavbarHoverable() {
  return (
    <Navbar aria-label="Museum">
      <Navbar.Menu active>
        <Navbar.Item dropdown hoverable defaultOpen={false}>
          <Navbar.Link href="#hoverable" active arrowless textColor="white">
            Collection
          </Navbar.Link>
          <Navbar.Dropdown>
            <Navbar.Item href="#hoverable">Clocks</Navbar.Item>
            <Navbar.Item href="#hoverable">Globes</Navbar.Item>
          </Navbar.Dropdown>
        </Navbar.Item>
        <Navbar.Item href="#hoverable">Visit</Navbar.Item>
      </Navbar.Menu>
    </Navbar>
  );
}
