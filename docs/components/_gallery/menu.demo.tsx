import { Menu } from 'bulmatic';

export default function MenuPicture() {
  return (
    <Menu as="div">
      <Menu.Label>Choir</Menu.Label>
      <Menu.List>
        <Menu.Item active>Dates</Menu.Item>
        <Menu.Item>Singers</Menu.Item>
      </Menu.List>
    </Menu>
  );
}
