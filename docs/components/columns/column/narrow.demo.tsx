import { Button, Column, Columns, Input } from 'bulmatic';

export default function ColumnNarrow() {
  return (
    <Columns mobile gap={2}>
      <Column>
        <Input
          type="email"
          aria-label="Email address"
          placeholder="ida@example.com"
        />
      </Column>
      <Column narrow>
        <Button color="link">Subscribe</Button>
      </Column>
    </Columns>
  );
}
