import { Control, Field, Input } from 'bulmatic';

const COLORS = [
  'primary',
  'link',
  'info',
  'success',
  'warning',
  'danger',
  'white',
  'light',
  'dark',
  'text',
] as const;

export default function FieldHints() {
  return (
    <>
      <Field>
        <Field.Label>Shop name</Field.Label>
        <Control>
          <Input defaultValue="Corner Books" />
        </Control>
        <Field.Help>Printed on every receipt.</Field.Help>
        <Field.Help color="info">You can change it once a year.</Field.Help>
      </Field>
      <Field>
        <Field.Label>Password</Field.Label>
        <Control>
          <Input
            type="password"
            autoComplete="new-password"
            defaultValue="books"
          />
        </Control>
        <Field.Help color="warning">
          Easy to guess: make it longer.
        </Field.Help>
      </Field>
      {COLORS.map((color) => (
        <Field.Help key={color} color={color} display="inline-block" mr={3}>
          {color}
        </Field.Help>
      ))}
      <Field.Help
        color="black"
        backgroundColor="white"
        display="inline-block"
        px={2}
      >
        black
      </Field.Help>
    </>
  );
}
