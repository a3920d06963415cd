import { Field, Input, Tabs, TextArea } from 'bulmatic';

export default function TabsState() {
  return (
    <Tabs.Group defaultValue="title">
      <Tabs boxed>
        <Tabs.List aria-label="Parts of the post">
          <Tabs.Tab value="title">Title</Tabs.Tab>
          <Tabs.Tab value="text">Text</Tabs.Tab>
        </Tabs.List>
      </Tabs>
      <Tabs.Panel value="title">
        <Field>
          <Field.Label>Title of the post</Field.Label>
          <Input />
        </Field>
      </Tabs.Panel>
      <Tabs.Panel value="text">
        <Field>
          <Field.Label>Text of the post</Field.Label>
          <TextArea rows={2} />
        </Field>
      </Tabs.Panel>
    </Tabs.Group>
  );
}
