import { Block, Navbar } from 'bulmatic';

export default function NavbarResponsive() {
  return (
    <>
      <Navbar
        aria-label="Recipes"
        color="light"
        fixed={{ touch: 'bottom', desktop: 'top' }}
      >
        <Navbar.Brand>
          <Navbar.Item href="#fixed">Recipes</Navbar.Item>
          <Navbar.Item href="#fixed">Shopping list</Navbar.Item>
        </Navbar.Brand>
      </Navbar>
      <Block mt={6}>Flour, milk, eggs.</Block>
    </>
  );
}
