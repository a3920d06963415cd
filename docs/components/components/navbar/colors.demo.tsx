import { Navbar } from 'bulmatic';

const LOOKS = [
  { shadow: true },
  { spaced: true },
  { transparent: true },
  { color: 'primary' },
  { color: 'link' },
  { color: 'info' },
  { color: 'success' },
  { color: 'warning' },
  { color: 'danger' },
  { color: 'white' },
  { color: 'light' },
  { color: 'dark' },
  { color: 'black' },
  { color: 'text' },
] as const;

const TWO_COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: '0.5rem',
};

export default function NavbarColors() {
  return (
    <div style={TWO_COLUMNS}>
      {LOOKS.map((look) => {
        const name =
          'color' in look ? look.color : Object.keys(look).join();
        return (
          <Navbar key={name} aria-label={name} {...look}>
            <Navbar.Brand>
              <Navbar.Item href="#colors">{name}</Navbar.Item>
            </Navbar.Brand>
          </Navbar>
        );
      })}
    </div>
  );
}
