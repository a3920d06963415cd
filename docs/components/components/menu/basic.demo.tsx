import { Menu } from 'bulmatic';

export default function MenuBasic() {
  return (
    <Menu as="nav" aria-label="Account">
      <Menu.Label>Your account</Menu.Label>
      <Menu.List>
        <Menu.Item href="https://example.com">Profile</Menu.Item>
        <Menu.Item href="https://example.com" active>
          Orders
        </Menu.Item>
        <Menu.Item href="https://example.com">Addresses</Menu.Item>
      </Menu.List>
    </Menu>
  );
}
