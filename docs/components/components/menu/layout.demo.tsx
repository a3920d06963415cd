import { Column, Columns, Content, Menu } from 'bulmatic';

export default function MenuLayout() {
  return (
    <Columns>
      <Column size="one-third">
        <Menu as="nav" aria-label="Museum">
          <Menu.List>
            <Menu.Item href="#place">Tickets</Menu.Item>
            <Menu.Item href="#place" active>
              Getting here
            </Menu.Item>
            <Menu.Item href="#place">Groups</Menu.Item>
          </Menu.List>
        </Menu>
      </Column>
      <Column>
        <Content>
          <p>
            Take tram 4 to the harbor. From there, walk five minutes along
            the water.
          </p>
          <p>There is room for twenty bicycles.</p>
        </Content>
      </Column>
    </Columns>
  );
}
