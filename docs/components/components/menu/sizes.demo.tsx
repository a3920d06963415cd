import { Column, Columns, Menu } from 'bulmatic';

const SIZES = ['small', 'medium', 'large'] as const;

export default function MenuSizes() {
  return (
    <Columns>
      {SIZES.map((size) => (
        <Column key={size}>
          <Menu as="nav" size={size} aria-label={size}>
            <Menu.Label>{size}</Menu.Label>
            <Menu.List>
              <Menu.Item href="#sizes" active>
                Today
              </Menu.Item>
              <Menu.Item href="#sizes">Tomorrow</Menu.Item>
            </Menu.List>
          </Menu>
        </Column>
      ))}
    </Columns>
  );
}
