import { Menu } from 'bulmatic';

export default function MenuSubmenu() {
  return (
    <Menu as="nav" aria-label="Handbook">
      <Menu.List>
        <Menu.Item href="#submenus">Start</Menu.Item>
        <Menu.Item
          href="#submenus"
          submenu={
            <>
              <Menu.Item href="#submenus" active>
                Sowing
              </Menu.Item>
              <Menu.Item href="#submenus">Watering</Menu.Item>
            </>
          }
        >
          Vegetables
        </Menu.Item>
        <Menu.Item href="#submenus">Fruit</Menu.Item>
      </Menu.List>
    </Menu>
  );
}
