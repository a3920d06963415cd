import {
  Container,
  Navbar,
  NavbarBrand,
  NavbarBurger,
  // #if recipes
  NavbarDropdown,
  // #end
  // #if toggle
  NavbarEnd,
  // #end
  NavbarItem,
  // #if recipes
  NavbarLink,
  // #end
  NavbarMenu,
  NavbarStart,
} from 'bulmatic';
// #if recipes
import { recipes } from '../recipes';
// #end
// #if toggle
import { ColorModeButton } from './ColorModeButton';
// #end
import Link from './Link';
import { NavItem } from './NavItem';

export function Header() {
  return (
    <Navbar aria-label="Main" shadow>
      <Container>
        <NavbarBrand>
          <NavbarItem as={Link} href="/" textWeight="bold">
            my-app
          </NavbarItem>
          <NavbarBurger as="button" />
        </NavbarBrand>
        <NavbarMenu>
          <NavbarStart>
            <NavItem href="/">Home</NavItem>
            <NavItem href="/about">About</NavItem>
            {/* #if recipes */}
            <NavbarItem dropdown>
              <NavbarLink>Recipes</NavbarLink>
              <NavbarDropdown>
                {recipes.map(({ path, title }) => (
                  <NavItem key={path} href={path}>
                    {title}
                  </NavItem>
                ))}
              </NavbarDropdown>
            </NavbarItem>
            {/* #end */}
          </NavbarStart>
          {/* #if toggle */}
          <NavbarEnd>
            <NavbarItem as="div">
              <ColorModeButton />
            </NavbarItem>
          </NavbarEnd>
          {/* #end */}
        </NavbarMenu>
      </Container>
    </Navbar>
  );
}
