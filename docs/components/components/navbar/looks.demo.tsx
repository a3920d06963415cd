import { Navbar } from 'bulmatic';

const LOOKS = [
  { name: 'A shadow below', props: { shadow: true } },
  { name: 'More room', props: { spaced: true } },
  {
    name: 'Plain under the pointer',
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
