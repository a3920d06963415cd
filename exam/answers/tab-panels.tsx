import { Tabs } from 'bulmatic';

export default function Media() {
  return (
    <Tabs.Group defaultValue="pictures">
      <Tabs>
        <Tabs.List aria-label="Media">
          <Tabs.Tab value="pictures">Pictures</Tabs.Tab>
          <Tabs.Tab value="music">Music</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <Tabs.Panel value="pictures">Twelve pictures.</Tabs.Panel>
      <Tabs.Panel value="music">Three songs.</Tabs.Panel>
    </Tabs.Group>
  );
}
