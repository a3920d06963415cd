import { Navbar } from 'bulmatic';

export default function NavbarPicture() {
  return (
    <Navbar as="div" color="link">
      <Navbar.Brand>
        <Navbar.Item textWeight="bold">Choir</Navbar.Item>
        <Navbar.Item>Dates</Navbar.Item>
        <Navbar.Item>Join</Navbar.Item>
      </Navbar.Brand>
    </Navbar>
  );
}
