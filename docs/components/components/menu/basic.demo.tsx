import { Menu } from 'bulmatic';

export default function MenuBasic() {
  return (
    <Menu as="nav" aria-label="Account">
      <Menu.Label>Your account</Menu.Label>
      <Menu.List>
        <Menu.Item href="#labels">Profile</Menu.Item>
        <Menu.Item href="#labels" active>
          Orders
        </Menu.Item>
        <Menu.Item href="#labels">Addresses</Menu.Item>
      </Menu.List>
    </Menu>
  );
}
