import { Navbar } from 'bulmatic';

const LOOKS = [
  { name: 'Link', props: { color: 'link' } },
  { name: 'Warning', props: { color: 'warning' } },
  { name: 'Dark', props: { color: 'dark' } },
  { name: 'Shadow', props: { shadow: true } },
  { name: 'Spaced', props: { color: 'light', spaced: true } },
  { name: 'Transparent', props: { transparent: true } },
] as const;

export default function NavbarColors() {
  return LOOKS.map(({ name, props }) => (
    <Navbar key={name} aria-label={name} mb={2} {...props}>
      <Navbar.Brand>
        <Navbar.Item href="#colors">{name}</Navbar.Item>
        <Navbar.Item href="#colors">Visit</Navbar.Item>
      </Navbar.Brand>
    </Navbar>
  ));
}
