import { Navbar } from 'bulmatic';

export default function NavbarFixed() {
  return (
    <>
      <p>The page scrolls behind the bar.</p>
      <Navbar aria-label="Player" fixed="bottom" shadow>
        <Navbar.Brand>
          <Navbar.Item href="#fixed">Evening song</Navbar.Item>
          <Navbar.Burger />
        </Navbar.Brand>
        <Navbar.Menu>
          <Navbar.Item href="#fixed" expanded>
            All songs
          </Navbar.Item>
          <Navbar.Item dropdownUp>
            <Navbar.Link>Speed</Navbar.Link>
            <Navbar.Dropdown right>
              <Navbar.Item href="#fixed">Slow</Navbar.Item>
              <Navbar.Item href="#fixed">Normal</Navbar.Item>
            </Navbar.Dropdown>
          </Navbar.Item>
        </Navbar.Menu>
      </Navbar>
    </>
  );
}
