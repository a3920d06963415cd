import { Navbar } from 'bulmatic';

export default function NavbarClosing() {
  return (
    <Navbar aria-label="Garden" closeOnOutsidePress={false}>
      <Navbar.Brand>
        <Navbar.Item href="#menu">Garden club</Navbar.Item>
        <Navbar.Burger as="button" />
      </Navbar.Brand>
      <Navbar.Menu>
        <Navbar.Item href="#menu">Seeds</Navbar.Item>
        <Navbar.Item href="#menu">Tools</Navbar.Item>
      </Navbar.Menu>
    </Navbar>
  );
}
