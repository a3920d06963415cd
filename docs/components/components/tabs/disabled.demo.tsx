import { Tabs } from 'bulmatic';

export default function TabsDisabled() {
  return (
    <Tabs.Group>
      <Tabs boxed>
        <Tabs.List aria-label="Views">
          <Tabs.Tab value="admin" disabled>
            Admin
          </Tabs.Tab>
          <Tabs.Tab value="board">Board</Tabs.Tab>
          <Tabs.Tab value="list">List</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <Tabs.Panel value="admin">Settings for admins</Tabs.Panel>
      <Tabs.Panel value="board">Tasks on a board</Tabs.Panel>
      <Tabs.Panel value="list">Tasks in a list</Tabs.Panel>
    </Tabs.Group>
  );
}
