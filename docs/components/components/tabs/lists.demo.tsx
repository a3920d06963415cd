import { Tabs } from 'bulmatic';

export default function TabsLists() {
  return (
    <Tabs as="nav" aria-label="Photo">
      <Tabs.List left>
        <Tabs.Tab href="#several-lists">All</Tabs.Tab>
      </Tabs.List>
      <Tabs.List center>
        <Tabs.Tab href="#several-lists" active>
          Photo
        </Tabs.Tab>
        <Tabs.Tab href="#links">Map</Tabs.Tab>
      </Tabs.List>
      <Tabs.List right>
        <Tabs.Tab href="#links">Edit</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}
