import { Field, useFieldProps } from 'bulmatic';

function Stars({ count }: { count: number }) {
  const name = `${count} of 5 stars`;
  return (
    <div
      role="meter"
      aria-valuenow={count}
      aria-valuemax={5}
      aria-valuetext={name}
      {...useFieldProps()}
    >
      {'★'.repeat(count)}
      {'☆'.repeat(5 - count)}
    </div>
  );
}

export default function FieldCustom() {
  return (
    <Field>
      <Field.Label as="span">Rating</Field.Label>
      <Stars count={4} />
      <Field.Help>Of 48 readers</Field.Help>
    </Field>
  );
}
