import { Input, Navbar } from 'bulmatic';

export default function NavbarRoom() {
  return (
    <Navbar aria-label="Library" closeOnOutsidePress={false}>
      <Navbar.Brand>
        <Navbar.Item href="#room">Library</Navbar.Item>
        <Navbar.Burger />
      </Navbar.Brand>
      <Navbar.Menu>
        <Navbar.Content>
          <Navbar.Item as="div">
            <Input
              type="search"
              aria-label="Find a book"
              placeholder="Find a book"
            />
          </Navbar.Item>
        </Navbar.Content>
        <Navbar.Item href="#room">Loans</Navbar.Item>
      </Navbar.Menu>
    </Navbar>
  );
}
