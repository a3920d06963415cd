import { Tabs } from 'bulmatic';

export default function TabsPicture() {
  return (
    <Tabs.Group defaultValue="dates">
      <Tabs mb={3}>
        <Tabs.List aria-label="Choir">
          <Tabs.Tab value="dates">Dates</Tabs.Tab>
          <Tabs.Tab value="singers">Singers</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <Tabs.Panel value="dates">Friday at eight</Tabs.Panel>
      <Tabs.Panel value="singers">Twenty-one</Tabs.Panel>
    </Tabs.Group>
  );
}
