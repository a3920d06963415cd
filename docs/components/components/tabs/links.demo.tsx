import { Tabs } from 'bulmatic';

export default function TabsLinks() {
  return (
    <Tabs as="nav" aria-label="Library">
      <Tabs.List>
        <Tabs.Tab href="#links" active>
          Catalog
        </Tabs.Tab>
        <Tabs.Tab href="#panels">My loans</Tabs.Tab>
        <Tabs.Tab href="#sizes">Events</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}
