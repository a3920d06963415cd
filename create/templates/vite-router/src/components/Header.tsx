import { Container, Navbar } from 'bulmatic';
import { Link } from 'react-router';
// #if recipes
import { recipes } from '../recipes';
// #end
// #if toggle
import { ColorModeButton } from './ColorModeButton';
// #end
import { NavItem } from './NavItem';

export function Header() {
  return (
    <Navbar aria-label="Main" shadow>
      <Container>
        <Navbar.Brand>
          <Navbar.Item as={Link} to="/" textWeight="bold">
            my-app
          </Navbar.Item>
          <Navbar.Burger as="button" />
        </Navbar.Brand>
        <Navbar.Menu>
          <Navbar.Start>
            <NavItem to="/">Home</NavItem>
            <NavItem to="/about">About</NavItem>
            {/* #if recipes */}
            <Navbar.Item dropdown>
              <Navbar.Link>Recipes</Navbar.Link>
              <Navbar.Dropdown>
                {recipes.map(({ path, title }) => (
                  <NavItem key={path} to={path}>
                    {title}
                  </NavItem>
                ))}
              </Navbar.Dropdown>
            </Navbar.Item>
            {/* #end */}
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
