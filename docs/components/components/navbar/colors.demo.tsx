import { Grid, Navbar } from 'bulmatic';

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

export default function NavbarColors() {
  return (
    <Grid colMin={9}>
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
    </Grid>
  );
}
