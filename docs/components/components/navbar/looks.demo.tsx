import { Navbar } from 'bulmatic';

const LOOKS = [
  { name: 'Shadow', props: { shadow: true } },
  { name: 'Spaced', props: { spaced: true } },
  {
    name: 'Transparent',
    props: { transparent: true },
  },
];

export default function NavbarLooks() {
  return LOOKS.map(({ name, props }) => (
    <Navbar key={name} aria-label={name} mb={4} {...props}>
      <Navbar.Brand>
        <Navbar.Item href="#looks">{name}</Navbar.Item>
        <Navbar.Item href="#looks">Visit</Navbar.Item>
      </Navbar.Brand>
    </Navbar>
  ));
}
