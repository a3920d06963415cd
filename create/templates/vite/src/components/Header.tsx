import { Container, Navbar } from 'bulmatic';
// #if toggle
import { ColorModeButton } from './ColorModeButton';
// #end

export function Header() {
  return (
    <Navbar aria-label="Main" shadow>
      <Container>
        <Navbar.Brand>
          <Navbar.Item href="#" textWeight="bold">
            my-app
          </Navbar.Item>
          <Navbar.Burger as="button" />
        </Navbar.Brand>
        <Navbar.Menu>
          <Navbar.Start>
            <Navbar.Item href="#cards">Where to go next</Navbar.Item>
            <Navbar.Item href="#sign-up">Sign up</Navbar.Item>
          </Navbar.Start>
          {/* #if toggle */}
          <Navbar.End>
            <Navbar.Item as="div">
              <ColorModeButton />
            </Navbar.Item>
          </Navbar.End>
          {/* #end */}
        </Navbar.Menu>
      </Container>
    </Navbar>
  );
}
