import { Navbar } from 'bulmatic';

const COLORS = [
  'primary',
  'link',
  'info',
  'success',
  'warning',
  'danger',
  'white',
  'light',
  'dark',
  'black',
  'text',
] as const;

export default function NavbarColors() {
  return COLORS.map((color) => (
    <Navbar key={color} color={color} aria-label={color} mb={2}>
      <Navbar.Brand>
        <Navbar.Item href="#colors">{color}</Navbar.Item>
        <Navbar.Item href="#colors">Visit</Navbar.Item>
      </Navbar.Brand>
    </Navbar>
  ));
}
