import { Menu } from 'bulmatic';

export default function MenuLabels() {
  return (
    <Menu as="nav" aria-label="Choir">
      <Menu.Label id="singers">For singers</Menu.Label>
      <Menu.List aria-labelledby="singers">
        <Menu.Item href="#labels" active>
          Rehearsals
        </Menu.Item>
        <Menu.Item href="#labels">Scores</Menu.Item>
      </Menu.List>
      <Menu.Label id="guests">For guests</Menu.Label>
      <Menu.List aria-labelledby="guests">
        <Menu.Item href="#labels">Concerts</Menu.Item>
        <Menu.Item href="#labels">Tickets</Menu.Item>
      </Menu.List>
    </Menu>
  );
}
