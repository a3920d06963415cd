import { Button, Control, Field, Input, Select } from 'bulmatic';

export default function FieldAddons() {
  return (
    <>
      <Field addons>
        <Control expanded>
          <Input type="search" aria-label="Book or author" />
        </Control>
        <Control>
          <Button color="link">Search</Button>
        </Control>
      </Field>
      <Field>
        <Field.Label>Gift</Field.Label>
        <Field addons mb={0}>
          <Control>
            <Button as="span" static>
              €
            </Button>
          </Control>
          <Control>
            <Input inputMode="decimal" defaultValue="25" />
          </Control>
          <Control>
            <Select aria-label="How often">
              <option>once</option>
              <option>a month</option>
            </Select>
          </Control>
        </Field>
        <Field.Help>It pays for new books.</Field.Help>
      </Field>
    </>
  );
}
