import { Button, Navbar } from 'bulmatic';

export default function NavbarBasic() {
  return (
    <Navbar aria-label="Bakery">
      <Navbar.Brand>
        <Navbar.Item href="https://example.com">
          <strong>Mill Bakery</strong>
        </Navbar.Item>
        <Navbar.Burger />
      </Navbar.Brand>
      <Navbar.Menu>
        <Navbar.Start>
          <Navbar.Item href="https://example.com" active textColor="white">
            Bread
          </Navbar.Item>
          <Navbar.Item href="https://example.com">Cakes</Navbar.Item>
        </Navbar.Start>
        <Navbar.End>
          <Navbar.Item as="div">
            <Button color="primary">Order</Button>
          </Navbar.Item>
        </Navbar.End>
      </Navbar.Menu>
    </Navbar>
  );
}
